import type { Contact } from '../contact.ts';
import type { CivilDate } from '../dates.ts';

/**
 * What a page asks with, as data: one renderer draws it in every line (`web/features/questions`). Texts are keys of the line's
 * messages; the words of an option are its name, or the text of its key.
 */
export type Control<Draft> =
  | ChoiceControl<Draft>
  | ListControl<Draft>
  | SelectControl<Draft>
  | TextControl<Draft>
  | DateControl<Draft>
  | FixedControl<Draft>
  | PhoneControl<Draft>
  | OwnControl;

export interface Option {
  id: number | string;
  name?: string;
  text?: string;
  hint?: string | undefined;
  /** The key of a hint. */
  hintText?: string;
  /** What it is called in the other script: it is found by that too. */
  also?: string | undefined;
  /** The key of what the answers so far call it. */
  said?: string;
}

/** A list that stands here, follows what was said, or is brought by the page under this name. */
export type Options<Draft> =
  | readonly Option[]
  | ((draft: Draft, today: CivilDate) => Option[])
  | string;

interface Named<Draft> {
  /** Of the form's field. */
  name: string;
  /** What was said before. Without it the draft has it under the control's name. */
  value?: (draft: Draft) => number | string | boolean | undefined;
  /** The key of what the answers so far call it; without it they leave it out. */
  said?: string;
  /** The answer in words, where it is not the value's or the option's. */
  words?: (draft: Draft) => string | undefined;
}

interface Labelled<Draft> extends Named<Draft> {
  label: string;
  hint?: string;
}

/** Cards, of which one is chosen. Of a page they are the question; a `label` makes them a group among others. */
export interface ChoiceControl<Draft> extends Named<Draft> {
  kind: 'choice';
  options: Options<Draft>;
  label?: string;
  compact?: true;
  /** A click on a card does not go on, because the page asks more. */
  stays?: true;
}

/** Many cards, narrowed by typing. */
export interface ListControl<Draft> extends Named<Draft> {
  kind: 'list';
  options: Options<Draft>;
  /** The key of the label of the box to type into; without it nobody types. */
  filter?: string;
  /** Only digits are typed, at most so many (S1 5). */
  digits?: number;
  narrow?: boolean;
}

export interface SelectControl<Draft> extends Labelled<Draft> {
  kind: 'select';
  options: Options<Draft>;
}

/** One line, or an area of several. */
export interface TextControl<Draft> extends Labelled<Draft> {
  kind: 'text' | 'area';
  /** How it is typed: attributes of the field. */
  typed: {
    type?: 'email' | 'number';
    dir?: 'ltr';
    inputMode?: 'numeric' | 'decimal';
    autoComplete?: string;
    autoCapitalize?: string;
    spellCheck?: boolean;
    maxLength?: number;
    min?: number;
    max?: number;
    step?: number;
    rows?: number;
  };
  /** A number with buttons beside it, by the keys of what they are called. */
  stepped?: { fewer: string; more: string };
  /** Offered before anything was said. */
  preset?: number;
  /** Filled with the sum of these fields, unless something else was typed. */
  sumOf?: readonly string[];
}

/** Year, month and day, each with a name of its own. */
export interface DateControl<Draft> {
  kind: 'date';
  /** The id of the group. */
  name: string;
  names: Record<keyof CivilDate, string>;
  label: string;
  hint?: string;
  said?: string;
  date: (draft: Draft) => Partial<CivilDate> | undefined;
  years: (today: CivilDate) => number[];
}

/** What has one answer only: sent along, and not asked. */
export interface FixedControl<Draft> extends Named<Draft> {
  kind: 'fixed';
  fixed: number;
  options: readonly Option[];
}

export interface PhoneControl<Draft> {
  kind: 'phone';
  name: 'phone' | 'mobile';
  contact: (draft: Draft) => Partial<Contact> | undefined;
}

/** Drawn by the line itself, under this name. `heads`: it asks the page's question. */
export interface OwnControl {
  kind: 'own';
  name: string;
  heads?: boolean;
}

/** Cards, of which one is chosen. */
export function choice<Draft>(
  name: string,
  options: Options<Draft>,
  more: Partial<ChoiceControl<Draft>> = {},
): Control<Draft> {
  return { kind: 'choice', name, options, ...more };
}

/** Many cards, narrowed by typing. */
export function list<Draft>(
  name: string,
  options: Options<Draft>,
  more: Partial<ListControl<Draft>> = {},
): Control<Draft> {
  return { kind: 'list', name, options, ...more };
}

export function select<Draft>(
  name: string,
  options: Options<Draft>,
  more: Omit<SelectControl<Draft>, 'kind' | 'name' | 'options'>,
): Control<Draft> {
  return { kind: 'select', name, options, ...more };
}

export function line<Draft>(
  name: string,
  label: string,
  typed: TextControl<Draft>['typed'],
  more: Partial<TextControl<Draft>> = {},
): Control<Draft> {
  return { kind: 'text', name, label, typed, ...more };
}

export function own(name: string, heads = false): OwnControl {
  return { kind: 'own', name, heads };
}

export const yesNo: readonly Option[] = [
  { id: 1, text: 'yes' },
  { id: 0, text: 'no' },
];

/** Whether the control's own frame bears the title of the page. */
export function headsPage<Draft>(control: Control<Draft> | undefined): boolean {
  if (control?.kind === 'choice') return control.label === undefined;
  return control?.kind === 'list' || (control?.kind === 'own' && control.heads === true);
}

/** What the draft holds of a control, as its form field holds it. */
export function heldIn<Draft extends object>(
  control: Named<Draft>,
  draft: Draft,
): string | undefined {
  const { name, value } = control;
  const held = value ? value(draft) : (draft as Record<string, unknown>)[name];
  if (typeof held === 'boolean') return String(Number(held));
  return typeof held === 'string' || typeof held === 'number' ? String(held) : undefined;
}

/** Name, e-mail, phone with its country: how a person is reached. */
export function contactControls<Draft>(
  contact: (draft: Draft) => Partial<Contact> | undefined,
  phone: PhoneControl<Draft>['name'] = 'phone',
): Control<Draft>[] {
  return [
    line('name', 'contact.name', { autoComplete: 'name' }, { value: (of) => contact(of)?.name }),
    emailControl('email', (draft) => contact(draft)?.email),
    { kind: 'phone', name: phone, contact },
    own('rights'),
  ];
}

export function emailControl<Draft>(
  name: string,
  value: (draft: Draft) => string | undefined,
): Control<Draft> {
  const typed = { type: 'email', dir: 'ltr', autoComplete: 'email' } as const;
  return line(name, 'contact.email', typed, { value });
}
