import type { FieldError } from '@muqarin/bff/contract/field-error';

/** A purchase before it is confirmed: what a line of business tells the form in which a buyer says yes to it. */
export interface Confirmation {
  /** Where the form is posted without scripts. */
  action: string;
  /** What the buyer saw, by the form's names. */
  seen: Readonly<Record<string, string>>;
  reference: string;
  contact: { name: string; email: string; phone: string };
  /** ISO days. */
  firstStart: string;
  lastStart: string;
  chosenStart: string;
  /** Who may buy it, where not everybody may (decisions X31). */
  conditions: readonly string[];
  terms: { label: string; documents: readonly { title: string; href: string }[] };
  grossFils: number;
  insurer: string;
  /** Of the button. */
  confirm: string;
  errors: FieldError[];
  warning: string | null;
}

export type Confirmed =
  | { kind: 'done'; address: string }
  | { kind: 'refused'; errors: FieldError[] }
  | { kind: 'warned'; message: string }
  | { kind: 'failed' };
