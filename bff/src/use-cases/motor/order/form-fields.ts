/** What a page's form sends in its own way, as the contract has it: dates of three selects, the choice behind an empty field. */
const DATES = ['policy_start_date', 'license_issue_date', 'license_expiry_date'] as const;

export function contractFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const joined = DATES.flatMap((name): [string, string][] => {
    const part = (which: string) => fields[`${name}[${which}]`]?.trim();
    const [year, month, day] = [part('year'), part('month'), part('day')];
    if (year === undefined || month === undefined || day === undefined) return [];
    if (year + month + day === '') return [[name, '']];
    return [[name, [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')]];
  });
  const { buying_car_type: type } = fields;
  // Sent empty before its radio buttons, so that no choice is seen as none: ",1".
  const chosen = type === undefined ? {} : { buying_car_type: type.split(',').at(-1) ?? '' };
  return { ...fields, ...chosen, ...Object.fromEntries(joined) };
}
