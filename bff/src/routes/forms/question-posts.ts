/** A page of a questionnaire as a plain form post (S0 4, S1 4): on, back, or kept as it was typed. What a line adds is its own. */
import type { ContactRules } from '@muqarin/rules/contact';
import { neighbourOn } from '@muqarin/rules/questions/graph';
import type { Questionnaire } from '@muqarin/rules/questions/questionnaire';
import type { Bff } from '../../parts.ts';
import { contactRules } from '../../use-cases/as-person.ts';
import type { KnownDraft, LineDrafts } from '../../use-cases/line-drafts.ts';
import { answersIn, madeFrom } from '../../use-cases/page-saves.ts';
import type { FormAsk, FormOutcome } from './form.ts';

interface Asking<Step extends string, Draft extends object, Rules> {
  wizard: Questionnaire<Step, Draft, Rules>;
  first: Step;
  drafts: LineDrafts<Draft>;
  addressOf: (step: Step) => string;
  /** What checks need, beside those of a contact. */
  rulesOf: (bff: Bff, ask: FormAsk) => Promise<Rules>;
  /** The last page is complete. */
  submit: (bff: Bff, ask: FormAsk, draft: Draft) => Promise<FormOutcome>;
}

export function questionPosts<
  Step extends string,
  Draft extends object,
  Rules extends ContactRules,
>({ wizard, first, drafts, addressOf, rulesOf, submit }: Asking<Step, Draft, Rules>) {
  type Known = KnownDraft<Draft>;

  async function next(bff: Bff, ask: FormAsk, known: Known, step: Step): Promise<FormOutcome> {
    const rules = await rulesOf(bff, ask);
    const moved = wizard.advance(known.draft, step, inputOf(known, ask, step), rules);
    if (moved.outcome === 'wrong') return wrong(step, moved.errors);
    if (moved.outcome === 'done') return submit(bff, ask, moved.draft);
    const made = madeFrom(known, ask.fields);
    const { reference } = await drafts.save(bff, ask, moved.draft, moved.step, made);
    return { to: addressOf(moved.step), next: moved.step, reference };
  }

  /** What is half filled and parses is kept as it is; nothing is checked. */
  async function previous(bff: Bff, ask: FormAsk, known: Known, step: Step): Promise<FormOutcome> {
    const rules = contactRules(bff) as Rules;
    const input = withoutWrong(inputOf(known, ask, step));
    const kept = wizard.apply(known.draft, step, input, rules);
    const back = neighbourOn(wizard.path(kept, rules), step, -1) ?? first;
    if (wizard.path(known.draft, rules).includes(step)) {
      await drafts.save(bff, ask, kept, back, madeFrom(known, ask.fields));
    }
    return { to: addressOf(back), next: back };
  }

  /** What is half filled and parses is kept as it was typed, without what was cleared; nothing is checked and nothing moves. */
  async function autosave(bff: Bff, ask: FormAsk, known: Known, step: Step): Promise<FormOutcome> {
    const { draft, reference } = known;
    const to = addressOf(step);
    // A post of a page that is not asked any more, from an old tab.
    const path = wizard.path(draft, contactRules(bff) as Rules);
    if (!path.includes(step)) return { to, next: step, reference };
    const input = withoutWrong(inputOf(known, ask, step));
    const kept = { ...wizard.given(draft, step, input), ...input };
    const saved = await drafts.save(bff, ask, kept, step, madeFrom(known, ask.fields));
    return { to, next: step, reference: saved.reference };
  }

  function inputOf({ draft }: Known, { fields }: FormAsk, step: Step): Partial<Draft> {
    const kept = wizard.answersOf(draft, step);
    return answersIn<Partial<Draft>>(kept, fields, (given) => wizard.read(step, given));
  }

  function wrong(step: Step, errors: FormOutcome['errors'] = []): FormOutcome {
    return { to: addressOf(step), errors, next: step };
  }

  return { next, previous, autosave, inputOf, wrong };
}

/** What did not parse is NaN; of a list it is an answer that is still missing. */
function withoutWrong<Input extends object>(input: Input): Input {
  const given = Object.entries(input).filter(([, value]) => !Number.isNaN(value));
  return Object.fromEntries(
    given.map(([name, value]): [string, unknown] => [name, partsThatParsed(value)]),
  ) as Input;
}

function partsThatParsed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (Number.isNaN(item) ? null : item));
  return typeof value === 'object' && value !== null ? withoutWrong(value) : value;
}
