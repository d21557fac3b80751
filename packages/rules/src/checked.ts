import type { Message } from './message.ts';

/** One problem: `field` is stable (`members[0].dob_day`, `email`), `message` is for the person. */
export interface FieldError {
  field: string;
  message: Message;
}

export type Checked<Answers> = { ok: true; answers: Answers } | { ok: false; errors: FieldError[] };

export function errorsOf(checked: Checked<unknown>): FieldError[] {
  return checked.ok ? [] : checked.errors;
}
