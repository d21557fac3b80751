/** One problem: `field` is stable (`members[0].dob_day`, `email`), `message` is for the person. */
export interface FieldError {
  field: string;
  message: string;
}

export type Checked<Answers> = { ok: true; answers: Answers } | { ok: false; errors: FieldError[] };

export function errorsOf(checked: Checked<unknown>): FieldError[] {
  return checked.ok ? [] : checked.errors;
}

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
