import type { FieldError } from '../checked.ts';
import type { Control } from './control.ts';
import type { FormFields } from './form-fields.ts';
import { canOpen, neighbourOn } from './graph.ts';

/** The keys of what a page says. */
interface Words<Draft> {
  /** The question itself; without it the text of `<step>.title`. */
  title?: string | ((draft: Draft) => string);
  /** What helps to answer it; without it the text of `<step>.help`. */
  help?: string;
  /** The button that goes on, where it is not Next. */
  onward?: string;
  /** The same while the answers are sent. */
  sending?: string;
}

/** One page of a questionnaire, declared once: what it asks, how a form is read, what is wrong, and what an answer changes. */
export interface Question<Draft, Rules> extends Words<Draft> {
  /** Where its answers stand in the draft. */
  asks: readonly (keyof Draft)[];
  /** What it asks with, in the order of the page. */
  controls?: readonly Control<Draft>[] | ((draft: Draft) => Control<Draft>[]);
  /** The answers in a plain form post. What does not parse is left out, and so missing. */
  read?: (fields: FormFields) => Partial<Draft>;
  /** What is missing or wrong; nothing when it is answered. Without it nothing can be. */
  check?: (draft: Draft, rules: Rules) => FieldError[];
  /** The draft with the answers, unchecked. Without it they take the places of those before. */
  apply?: (draft: Draft, input: Partial<Draft>, rules: Rules) => Draft;
  /** The draft without the answers that this post left out. Without it all of `asks` that are missing in the input go. */
  given?: (draft: Draft, input: Partial<Draft>) => Draft;
  /** The answers are fine, and yet something has to be seen before the next page opens. */
  waits?: (draft: Draft) => boolean;
}

export interface Declared<Step extends string, Draft, Rules> {
  questions: Readonly<Record<Step, Question<Draft, Rules>>>;
  /** The pages of this draft in order. The page that is opened may keep itself on it. */
  path: (draft: Draft, rules: Rules, opened?: Step) => Step[];
  /** Opened in place of a page that is not on the path when every page is answered. */
  whenAnswered: Step;
}

export interface Advanced<Step, Draft> {
  /** With the page's answers; unchanged when one is wrong. */
  draft: Draft;
  /** The page that is open now. */
  step: Step;
  /** `notice`: the answers are stored, and the page waits; `done`: the last page is complete. */
  outcome: 'moved' | 'wrong' | 'notice' | 'done';
  errors: FieldError[];
}

export type Questionnaire<Step extends string, Draft extends object, Rules> = ReturnType<
  typeof questionnaireOf<Step, Draft, Rules>
>;

/** What every questionnaire does, of one that is declared as a table. `Rules` is what checks need besides the draft. */
export function questionnaireOf<Step extends string, Draft extends object, Rules>({
  questions,
  path,
  whenAnswered,
}: Declared<Step, Draft, Rules>) {
  const read = (step: Step, fields: FormFields): Partial<Draft> =>
    questions[step].read?.(fields) ?? {};
  const check = (step: Step, draft: Draft, rules: Rules): FieldError[] =>
    questions[step].check?.(draft, rules) ?? [];

  function apply(draft: Draft, step: Step, input: Partial<Draft>, rules: Rules): Draft {
    return questions[step].apply?.(draft, input, rules) ?? { ...draft, ...input };
  }

  /** Only what was posted counts as answered: a form sent empty is not saved by an older answer. */
  function given(draft: Draft, step: Step, input: Partial<Draft>): Draft {
    const question = questions[step];
    if (question.given) return question.given(draft, input);
    const rest = { ...draft };
    for (const field of question.asks) if (input[field] === undefined) delete rest[field];
    return rest;
  }

  function controls(step: Step, draft: Draft): readonly Control<Draft>[] {
    const { controls: asked = [] } = questions[step];
    return typeof asked === 'function' ? asked(draft) : asked;
  }

  /** The keys of what a page of this draft says. */
  function words(step: Step, draft: Draft) {
    const { title = `${step}.title`, help = `${step}.help`, onward, sending } = questions[step];
    return { title: typeof title === 'function' ? title(draft) : title, help, onward, sending };
  }

  /** What the draft holds of one page. */
  function answersOf(draft: Draft, step: Step): Partial<Draft> {
    const held = questions[step].asks.map((name) => [name, draft[name]]);
    return Object.fromEntries(held) as Partial<Draft>;
  }

  function isOpen(step: Step, draft: Draft, rules: Rules): boolean {
    return check(step, draft, rules).length > 0 || questions[step].waits?.(draft) === true;
  }

  /** The first page whose answers are missing or wrong, null when none is. */
  function firstOpen(draft: Draft, rules: Rules, steps = path(draft, rules)): Step | null {
    return steps.find((step) => isOpen(step, draft, rules)) ?? null;
  }

  /** The page itself when everything before it is answered, else the first that is not. */
  function toOpen(draft: Draft, step: Step, rules: Rules): Step {
    const steps = path(draft, rules, step);
    const open = firstOpen(draft, rules, steps);
    return canOpen(steps, open, step) ? step : (open ?? whenAnswered);
  }

  /**
   * The one function that moves a questionnaire on: puts the page's answers into the draft, checks them, and opens the next
   * page. Wrong answers change nothing; a page that may not be open leads to the one that is.
   */
  function advance(
    draft: Draft,
    step: Step,
    input: Partial<Draft>,
    rules: Rules,
  ): Advanced<Step, Draft> {
    const open = toOpen(draft, step, rules);
    if (open !== step) return { draft, step: open, outcome: 'moved', errors: [] };
    const answered = given(apply(draft, step, input, rules), step, input);
    const errors = check(step, answered, rules);
    if (errors.length > 0) return { draft, step, outcome: 'wrong', errors };
    const at = { draft: answered, step, errors };
    if (questions[step].waits?.(answered)) return { ...at, outcome: 'notice' };
    const next = neighbourOn(path(answered, rules, step), step, 1);
    return next === null ? { ...at, outcome: 'done' } : { ...at, step: next, outcome: 'moved' };
  }

  return {
    read,
    check,
    apply,
    given,
    controls,
    words,
    answersOf,
    firstOpen,
    toOpen,
    advance,
    path,
  };
}
