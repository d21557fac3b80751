import type { NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import type { Save } from './saver.ts';

/** Where a person sits in a questionnaire. */
export interface Place<Step extends string, Draft, More> {
  step: Step;
  draft: Draft;
  /** What the line keeps beside the answers. */
  more: More;
  /** Change brought one here, and the next page is the one it was pressed on. */
  returning: boolean;
  errors: readonly NamedError[];
  /** The errors are the server's, whose list folds to one line after 8 s (S0 4). */
  fromServer: boolean;
  /** What was typed and refused, by field name. */
  typed: Fields;
  /** Grows whenever the form must start afresh from the draft. */
  sheet: number;
}

/** A page to come to; what is left out of the draft stays, and the rest begins anew. */
export type Goal<Step extends string, Draft, More> = Partial<
  Omit<Place<Step, Draft, More>, 'sheet'>
> & { step: Step };

/** What a press comes to. */
export interface Moved<Step extends string, Draft, More> {
  /** Behind the page, in their order. `part`: what a button says by itself, without the form around it. */
  saves?: readonly (Save & { part?: 'part' })[];
  to?: Goal<Step, Draft, More>;
  /** The same page, with errors or another draft. */
  stay?: Partial<Pick<Place<Step, Draft, More>, 'draft' | 'errors' | 'fromServer' | 'typed'>>;
  /** Answers that were given elsewhere are gone: what brings them back. */
  undo?: Moved<Step, Draft, More> | undefined;
}
