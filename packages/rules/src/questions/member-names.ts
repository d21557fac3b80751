/** The name a plain form gives the field: `members[0].dob_day` is `members[1][dob_day]`. */
export function formNameOf(field: string): string {
  return field.replace(/^members\[(\d+)\]\.(\w+)$/, (_, index: string, name: string) =>
    memberFormName(Number(index), name),
  );
}

/** The form name of a field of member `index` (from 0). */
export function memberFormName(index: number, field: string): string {
  return `members[${index + 1}][${field}]`;
}
