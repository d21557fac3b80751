import type { FieldError } from '@muqarin/rules/checked';
import type { CivilDate } from '@muqarin/rules/dates';
import { neighbourOn } from '@muqarin/rules/questions/graph';
import { withoutWrong } from '@muqarin/rules/questions/half-filled';
import type { Questionnaire } from '@muqarin/rules/questions/questionnaire';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import type { Goal, Moved, Place } from './place.ts';

/** The button that was pressed. */
export interface Button {
  name: string;
  value: string;
}

/** The answers of the last page on their way. */
export interface Ending<Step, Draft> {
  step: Step;
  draft: Draft;
  fields: Fields;
  csrfToken: string;
  captcha: string;
}

/** Where it leads, or what is wrong; null when no answer came. */
export type Sent = { to: string } | { errors: NamedError[] } | null;

interface Declared<Step extends string, Draft extends object, Rules, More> {
  questions: Questionnaire<Step, Draft, Rules>;
  rules: Rules;
  isStep: (value: unknown) => value is Step;
  /** Of the questionnaire. */
  path: string;
  /** Where Change comes back to, as the address says it; without it one walks on from there. */
  returnsTo?: string;
  more: More;
  /** Dubai's, where dates are asked. */
  today?: CivilDate | undefined;
  progressOf: (step: Step, draft: Draft) => number;
  /** What sends the last page: loaded when that one opens. */
  ending: () => Promise<{
    /** What is wrong; null where the declaration says it. */
    check?: (here: Place<Step, Draft, More>, fields: Fields) => Checked<Draft> | null;
    send: (ending: Ending<Step, Draft>) => Promise<Sent>;
  }>;
  /** What a button does that only this line has. */
  press?: (
    here: Place<Step, Draft, More>,
    button: Button,
    fields: Fields,
  ) => Moved<Step, Draft, More> | null;
  /** What has to be there before a page is shown; null where it is. */
  prepare?: (to: Goal<Step, Draft, More>, saved: () => Promise<void>) => Promise<void> | null;
  /** A page was opened. */
  opened?: (step: Step, draft: Draft) => void;
}

export interface Checked<Draft> {
  draft: Draft;
  errors: readonly FieldError[];
}

/** What a person can do on a page. A line says where it differs. */
interface Moves<Step extends string, Draft, More> {
  postAddressOf: (here: Place<Step, Draft, More>) => string;
  hasPrevious: (here: Place<Step, Draft, More>) => boolean;
  /** Next with what the form holds. */
  next: (here: Place<Step, Draft, More>, fields: Fields) => Moved<Step, Draft, More>;
  /** Previous keeps what is half filled. */
  previous: (here: Place<Step, Draft, More>, fields: Fields) => Moved<Step, Draft, More>;
  /** What is half filled, where it is left by another way than the buttons. */
  keep: (here: Place<Step, Draft, More>, input: Partial<Draft>) => Draft;
  /** Back and Forward of the browser. */
  open: (here: Place<Step, Draft, More>, asked: Asked<Step>) => Moved<Step, Draft, More>;
  /** Change: an earlier page. */
  change: (here: Place<Step, Draft, More>, step: Step) => Goal<Step, Draft, More>;
}

interface Asked<Step> {
  step: Step;
  returning: boolean;
}

export interface Line<Step extends string, Draft extends object, Rules, More>
  extends Declared<Step, Draft, Rules, More>,
    Moves<Step, Draft, More> {
  addressOf: (step: Step, returning?: boolean) => string;
}

export interface Asking<Step extends string, Draft extends object, Rules, More> {
  line: Line<Step, Draft, Rules, More>;
  csrfToken: string;
  /** Said when the answers could not be sent. */
  submitFailed: string;
}

/** How a line's questionnaire walks, of its declaration; `own`: where that differs from what is usual. */
export function lineOf<Step extends string, Draft extends object, Rules, More>(
  declared: Declared<Step, Draft, Rules, More>,
  own: (usual: Line<Step, Draft, Rules, More>) => Partial<Moves<Step, Draft, More>> = () => ({}),
): Line<Step, Draft, Rules, More> {
  const { questions, rules, path, returnsTo } = declared;
  const addressOf = (step: Step, returning = false) =>
    `${path}?step=${step}${returning ? `&returnTo=${returnsTo}` : ''}`;
  const before = (step: Step, draft: Draft) =>
    neighbourOn(questions.path(draft, rules, step), step, -1);
  const usual: Line<Step, Draft, Rules, More> = {
    ...declared,
    addressOf,
    postAddressOf: ({ step, returning }) => addressOf(step, returning),
    hasPrevious: ({ step, draft }) => before(step, draft) !== null,
    next: (here, fields) => {
      const { step, draft } = here;
      const moved = questions.advance(draft, step, questions.read(step, fields), rules);
      if (moved.outcome === 'wrong') return refused(moved.errors, fields);
      const saves = [{ address: usual.postAddressOf(here), fields }];
      return { saves, to: { step: moved.step, draft: moved.draft } };
    },
    previous: ({ step, draft }, fields) => {
      const input = withoutWrong(questions.read(step, fields));
      const kept = questions.apply(draft, step, input, rules);
      const saves = [{ address: addressOf(step), fields: { ...fields, go: 'previous' } }];
      return { saves, to: { step: before(step, kept) ?? step, draft: kept } };
    },
    keep: ({ step, draft }, input) => ({
      ...questions.given(draft, step, input),
      ...withoutWrong(input),
    }),
    open: ({ draft }, { step, returning }) => ({
      to: { step: questions.toOpen(draft, step, rules), returning, draft },
    }),
    change: ({ draft }, step) => ({ step, returning: returnsTo !== undefined, draft }),
  };
  return { ...usual, ...own(usual) };
}

/** What an address asks for; null when it names no step. */
export function readAddress<Step extends string>(
  { isStep }: { isStep: (value: unknown) => value is Step },
  search: string,
): Asked<Step> | null {
  const query = new URLSearchParams(search);
  const step = query.get('step');
  return isStep(step) ? { step, returning: query.has('returnTo') } : null;
}

/** The page stays, with what is wrong. */
export function refused<Step extends string, Draft, More>(
  errors: readonly FieldError[],
  typed: Fields,
): Moved<Step, Draft, More> {
  return { stay: { errors: byFormName(errors), fromServer: false, typed } };
}
