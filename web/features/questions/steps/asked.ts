import type { CivilDate } from '@muqarin/rules/dates';
import type { Option, Options } from '@muqarin/rules/questions/control';
import type { ReactNode } from 'react';
import type { PhoneTexts } from '@/components/ui/phone-field.tsx';
import { controlId, type NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import type { Choice } from './choices.tsx';

/** What a page knows that asks. */
export interface Asked<Draft> {
  draft: Draft;
  /** What was typed and refused. */
  typed: Fields;
  errors: readonly NamedError[];
  /** The line's text of a key. */
  text: (key: string) => string;
  /** Of a form that asks who may be reached. */
  contact?: PhoneTexts & { rights: string };
  /** Of a page with dates, or with lists that follow them. */
  today?: CivilDate | undefined;
  /** What the page brings, by name: `null` while it comes, 'failed' when it did not. */
  lists?: Readonly<Record<string, readonly Option[] | null | 'failed'>>;
  /** Stands where a list does not. */
  waiting?: ReactNode;
  /** The id of a field's control, where it is not the name's own. */
  idOf?: (name: string) => string;
  /** The field that a page without a script opens with the focus in. */
  first?: string | undefined;
  /** What only this line has, by the control's name. */
  own?: Readonly<Record<string, ReactNode>>;
}

/** The id of the control with this name. */
export function idIn<Draft>({ idOf = controlId }: Asked<Draft>, name: string): string {
  return idOf(name);
}

/** Given to the control that the page opens with the focus in: where scripts run, they see to that. */
export function focusIn<Draft>({ first }: Asked<Draft>, name: string) {
  return {
    autoFocus: typeof window === 'undefined' && first === name,
    suppressHydrationWarning: true,
  };
}

/** The options in words; null while they are not here. */
export function choicesOf<Draft>(options: Options<Draft>, asked: Asked<Draft>): Choice[] | null {
  const { draft, today, text, lists } = asked;
  if (typeof options === 'function') return today ? options(draft, today).map(choice) : null;
  const rows = typeof options === 'string' ? (lists?.[options] ?? null) : options;
  return rows === null || rows === 'failed' ? null : rows.map(choice);

  function choice({ id, name, text: key = '', hint, hintText, also }: Option): Choice {
    return {
      id: String(id),
      label: name ?? text(key),
      hint: hintText === undefined ? hint : text(hintText),
      also,
    };
  }
}
