import type { Problem } from '../../problem.ts';
import { problemAt } from '../../problem-at.ts';
import { conditionKindOf, kindsAskedOf } from '../conditions.ts';
import type { PlanFile } from '../source-types.ts';
import type { PlanSource, Sources } from '../sources.ts';

/** Who may buy a plan is data, and neither a note nor a condition says otherwise than `insured_for` and `salary_band`. */
export function checkConditions({ plans }: Sources): Problem[] {
  return plans.flatMap((plan) => [
    ...conditionsInNotes(plan),
    ...kindsAgree(plan),
    ...sentencesAgree(plan),
  ]);
}

/** A buyer confirms conditions; notes are only read. */
function conditionsInNotes({ yaml }: PlanSource): Problem[] {
  return yaml.value.notes.flatMap((note, i): Problem[] => {
    const kind = conditionKindOf(note);
    if (kind === null) return [];
    const message = `The note says who may buy the plan; write it as a condition of the kind ${kind}.`;
    return [problemAt(yaml, ['notes', i], 'condition-in-note', message)];
  });
}

const ASKED_BY = {
  salary: { field: 'salary_band', says: 'a salary band' },
  visa: { field: 'insured_for', says: 'investors only' },
} as const;

/** A plan with a salary band has a condition that says so, a plan without one has none; the same for investors. */
function kindsAgree({ yaml }: PlanSource): Problem[] {
  const { conditions = [] } = yaml.value;
  const asked = kindsAskedOf(yaml.value);
  return (['salary', 'visa'] as const).flatMap((kind): Problem[] => {
    const { field, says } = ASKED_BY[kind];
    const at = conditions.findIndex((condition) => condition.kind === kind);
    if (asked.includes(kind) === at >= 0) return [];
    if (at < 0) {
      const message = `The plan is for ${says}, so it needs a condition of the kind ${kind}.`;
      return [problemAt(yaml, [field], 'missing-condition', message)];
    }
    const message = `The condition is of the kind ${kind}, but ${field} is not for ${says}.`;
    return [problemAt(yaml, ['conditions', at], 'condition-mismatch', message)];
  });
}

const SPEAKS_OF: readonly { words: RegExp; fits: (plan: PlanFile) => boolean; field: string }[] = [
  {
    words: /\b(investor|partner)s?\b.*\bvisas?\b|\bvisas?\b.*\b(investor|partner)s?\b/i,
    fits: isOnlyFor('investor'),
    field: 'insured_for',
  },
  {
    words: /\bwork(s|ing)? in your home\b|\bdomestic workers?\b/i,
    fits: isOnlyFor('worker'),
    field: 'insured_for',
  },
  {
    words: /\bonly for employees\b|\bfor employees only\b/i,
    fits: isOnlyFor('employee'),
    field: 'insured_for',
  },
  {
    words: /\bonly for depend[ae]nts\b|\bfor depend[ae]nts only\b/i,
    fits: isOnlyFor('dependent'),
    field: 'insured_for',
  },
  {
    words: /\bsalar(y|ies)\b.*\b(or less|up to|at most|below)\b/i,
    fits: ({ salary_band: band }) => band === 'lsb',
    field: 'salary_band',
  },
  {
    words: /\bsalar(y|ies)\b.*\b(above|over|more than|at least)\b/i,
    fits: ({ salary_band: band }) => band === 'hsb' || band === 'nlsb',
    field: 'salary_band',
  },
];

function isOnlyFor(who: PlanFile['insured_for'][number]) {
  return ({ insured_for }: PlanFile) => insured_for.every((each) => each === who);
}

/** A sentence for people whom the plan is not for, or a plan for people whom the sentence leaves out. */
function sentencesAgree({ yaml }: PlanSource): Problem[] {
  const plan = yaml.value;
  const sentences = [
    ...plan.notes.map((text, i) => ({ text, path: ['notes', i] })),
    ...(plan.conditions ?? []).map(({ text }, i) => ({ text, path: ['conditions', i, 'text'] })),
  ];
  return sentences.flatMap(({ text, path }) =>
    SPEAKS_OF.filter(({ words, fits }) => words.test(text) && !fits(plan)).map(({ field }) => {
      const value = field === 'salary_band' ? plan.salary_band : plan.insured_for.join(', ');
      const message = `"${text}" contradicts ${field}, which says: ${value}.`;
      return problemAt(yaml, path, 'note-mismatch', message);
    }),
  );
}
