/** One way out of a step. */
export interface Way<Step extends string, Facts> {
  to: Step;
  /** Taken when all of these facts hold; without it, whenever no way before it was taken. */
  when?: Partial<Facts>;
}

/**
 * A questionnaire as data: where each step leads, given facts that are read from the answers.
 * Steps without ways end it. No way leads back: going back is history, not a way.
 */
export interface Graph<Step extends string, Facts> {
  first: Step;
  ways: Readonly<Record<Step, readonly Way<Step, Facts>[]>>;
}

/** The path from first to last step that these facts make; throws when the data loops. */
export function pathOf<Step extends string, Facts>(
  graph: Graph<Step, Facts>,
  facts: Readonly<Partial<Facts>>,
): Step[] {
  const steps: Step[] = [];
  let step: Step | undefined = graph.first;
  while (step !== undefined) {
    if (steps.includes(step)) throw new RangeError(`the questionnaire comes back to ${step}`);
    steps.push(step);
    step = wayFrom(graph, step, facts);
  }
  return steps;
}

export function isStepOf<Step extends string, Facts>(
  graph: Graph<Step, Facts>,
  value: unknown,
): value is Step {
  return typeof value === 'string' && Object.hasOwn(graph.ways, value);
}

/** The step `by` places further on the path; null beyond its ends or off the path. */
export function neighbourOn<Step extends string>(
  steps: readonly Step[],
  step: Step,
  by: 1 | -1,
): Step | null {
  const index = steps.indexOf(step);
  return index < 0 ? null : (steps[index + by] ?? null);
}

/**
 * Whether the address of `step` may be opened: it is on the path, and not beyond the first step
 * that is unanswered (`open`, null when none is).
 */
export function canOpen<Step extends string>(
  steps: readonly Step[],
  open: Step | null,
  step: Step,
): boolean {
  const furthest = open === null ? steps.length - 1 : steps.indexOf(open);
  const index = steps.indexOf(step);
  return index >= 0 && index <= furthest;
}

function wayFrom<Step extends string, Facts>(
  graph: Graph<Step, Facts>,
  step: Step,
  facts: Readonly<Partial<Facts>>,
): Step | undefined {
  return graph.ways[step].find(({ when }) => when === undefined || holds(when, facts))?.to;
}

function holds<Facts>(when: Partial<Facts>, facts: Readonly<Partial<Facts>>): boolean {
  return (Object.keys(when) as (keyof Facts)[]).every((name) => when[name] === facts[name]);
}
