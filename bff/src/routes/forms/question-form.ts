/** A page of a questionnaire as a plain form post (S0 4, S1 2 and 4): on, back, or kept as it was typed. What a line adds is its own. */
import type { FieldError } from '@muqarin/rules/checked';
import { messages } from '@muqarin/rules/messages';
import { neighbourOn } from '@muqarin/rules/questions/graph';
import { withoutWrong } from '@muqarin/rules/questions/half-filled';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { errorsOfRules } from '../../session/flash.ts';
import type { KnownDraft, Place } from '../../use-cases/line-drafts.ts';
import { answersIn, isTaken, madeFrom } from '../../use-cases/page-saves.ts';
import { type Asked, openedAt, stepAddress } from './asked.ts';
import type { Form, FormAsk, FormOutcome } from './form.ts';

/** What a line does its own way; without it, page after page. */
export interface OwnWay<Step extends string, Draft extends object, Rules> {
  /** The page of a post that names none; without it such a post leads to the questionnaire. */
  unnamed?: (known: Place<Step, Draft>) => Step;
  /** Where Change comes back to, as the address says it. */
  returns?: string;
  /** What else the address of a page said, which stays when the page is refused. */
  alsoSaid?: (ask: FormAsk, step: Step) => string;
  /** Other buttons of a page. */
  otherwise?: (bff: Bff, ask: FormAsk, at: KnownDraft<Step, Draft>) => Promise<FormOutcome> | null;
  /** What a page holds that a post may leave as it is. */
  heldOf?: (draft: Draft, step: Step) => Partial<Draft>;
  /** Rules that have to be asked for, of a page whose answers are in the draft. */
  rulesAt?: (bff: Bff, ask: FormAsk, at: Place<Step, Draft>) => Promise<Rules>;
  /** The next page, where it is another than the one on the path. */
  onward?: (bff: Bff, ask: FormAsk, move: Move<Step, Draft, Rules>) => Promise<Place<Step, Draft>>;
  back?: (at: Place<Step, Draft>, rules: Rules) => Place<Step, Draft>;
  /** What an autosave stores; without it the page as it was typed. */
  keep?: (draft: Draft, step: Step, input: Partial<Draft>, rules: Rules) => Draft;
  /** The form's name of a field that is wrong. */
  nameOf?: (field: string) => string;
  /** The last page is complete: what became of it, or what is wrong. */
  submit: (bff: Bff, ask: FormAsk, draft: Draft) => Promise<FormOutcome | WrongAt<Step>>;
}

export interface WrongAt<Step> {
  wrongAt: Step;
  errors: FieldError[];
}

export interface Move<Step, Draft, Rules> {
  left: Place<Step, Draft>;
  to: Place<Step, Draft>;
  rules: Rules;
  /** Change was pressed elsewhere. */
  returning: boolean;
}

export function questionForm<Step extends string, Draft extends object, Rules>(
  asked: Asked<Step, Draft, Rules>,
  way: OwnWay<Step, Draft, Rules>,
) {
  type At = KnownDraft<Step, Draft>;
  type Known = Pick<At, 'reference'>;
  type Shown = Pick<At, 'step' | 'reference'>;
  const { path, flashPage, wizard, drafts } = asked;

  function form(bff: Bff): Form {
    return {
      path,
      flashPage,
      handle: async (ask) => {
        const known = await drafts.ofSession(bff, ask);
        const opened = (step: Step): At => {
          return { ...known, ...openedAt(asked, known, step, asked.rulesOf(bff)) };
        };
        if (isTaken(known, ask.fields)) return shown(opened(known.step));
        const named = drafts.isStep(ask.query.step) ? ask.query.step : way.unnamed?.(known);
        if (named === undefined) return { to: path };
        const at = opened(named);
        // A post of a page that is not open any more, from an old tab: show what is.
        if (at.step !== named) return shown(at);
        if (ask.fields.go === 'previous') return previous(bff, ask, at);
        if (ask.fields.go === 'save') return autosave(bff, ask, at);
        return way.otherwise?.(bff, ask, at) ?? next(bff, ask, at);
      },
    };
  }

  async function next(bff: Bff, ask: FormAsk, at: At): Promise<FormOutcome> {
    const { draft, step } = at;
    const input = inputOf(ask, at);
    const plain = asked.rulesOf(bff);
    const answered = () => ({ ...at, draft: wizard.apply(draft, step, input, plain) });
    const rules = way.rulesAt ? await way.rulesAt(bff, ask, answered()) : plain;
    const moved = wizard.advance(draft, step, input, rules);
    if (moved.outcome === 'wrong') return wrong(ask, at, moved.errors);
    if (moved.outcome === 'done') return finish(bff, ask, at, moved.draft);
    const to = { ...at, draft: moved.draft, step: moved.step };
    const returning = isReturning(ask);
    return save(
      bff,
      ask,
      at,
      (await way.onward?.(bff, ask, { left: at, to, rules, returning })) ?? to,
    );
  }

  async function finish(bff: Bff, ask: FormAsk, { reference }: Known, draft: Draft) {
    const done = await way.submit(bff, ask, draft);
    if (!('wrongAt' in done)) return done;
    return wrong(ask, { step: done.wrongAt, reference }, done.errors);
  }

  async function previous(bff: Bff, ask: FormAsk, at: At): Promise<FormOutcome> {
    const rules = asked.rulesOf(bff);
    const draft = wizard.apply(at.draft, at.step, withoutWrong(inputOf(ask, at)), rules);
    const before = () => neighbourOn(wizard.path(draft, rules), at.step, -1) ?? drafts.first;
    const to = way.back?.({ ...at, draft }, rules) ?? { ...at, draft, step: before() };
    const outcome = await save(bff, ask, at, to);
    const isCleared = to.undo !== null && to.undo !== at.undo;
    return isCleared
      ? { ...outcome, canUndo: true, notice: ours(messages.answersCleared) }
      : outcome;
  }

  /** What is half filled and parses is kept as it was typed, without what was cleared; nothing is checked and nothing moves. */
  async function autosave(bff: Bff, ask: FormAsk, at: At): Promise<FormOutcome> {
    const { draft, step } = at;
    const input = withoutWrong(inputOf(ask, at));
    const kept = way.keep?.(draft, step, input, asked.rulesOf(bff)) ?? {
      ...wizard.given(draft, step, input),
      ...input,
    };
    return save(bff, ask, at, { ...at, draft: kept });
  }

  /** Over what was read, or not at all (`untilWritten`). */
  async function save(
    bff: Bff,
    ask: FormAsk,
    read: At,
    to: Place<Step, Draft>,
  ): Promise<FormOutcome> {
    const { reference } = await drafts.save(bff, ask, to, madeFrom(read, ask.fields));
    return shown({ step: to.step, reference });
  }

  function shown({ step, reference }: Shown): FormOutcome {
    return { to: stepAddress(asked, step), next: step, reference };
  }

  function wrong(ask: FormAsk, at: Shown, found: FieldError[]): FormOutcome {
    const { nameOf = (field: string) => field } = way;
    const errors = errorsOfRules(found.map((error) => ({ ...error, field: nameOf(error.field) })));
    const said = isReturning(ask) ? `&returnTo=${way.returns}` : way.alsoSaid?.(ask, at.step);
    return { ...shown(at), to: stepAddress(asked, at.step) + (said ?? ''), errors };
  }

  function isReturning({ query }: FormAsk): boolean {
    return way.returns !== undefined && (query.returnTo ?? query.return) === way.returns;
  }

  function inputOf({ fields }: FormAsk, { draft, step }: At): Partial<Draft> {
    const held = way.heldOf?.(draft, step) ?? wizard.answersOf(draft, step);
    return answersIn<Partial<Draft>>(held, fields, (given) => wizard.read(step, given));
  }

  return { form, save, shown, wrong, finish };
}
