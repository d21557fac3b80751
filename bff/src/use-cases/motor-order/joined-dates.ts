/** Dates that a page asks for with three selects, `policy_start_date[day]` and so on, as one text beside them. */
const DATES = ['policy_start_date', 'license_issue_date', 'license_expiry_date'] as const;

export function joinedDates(fields: Readonly<Record<string, string>>): Record<string, string> {
  const joined = DATES.flatMap((name): [string, string][] => {
    const part = (which: string) => fields[`${name}[${which}]`]?.trim();
    const [year, month, day] = [part('year'), part('month'), part('day')];
    if (year === undefined || month === undefined || day === undefined) return [];
    if (year + month + day === '') return [[name, '']];
    return [[name, [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')]];
  });
  return { ...fields, ...Object.fromEntries(joined) };
}
