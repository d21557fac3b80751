/** Timing methods beside each other: short rounds that alternate, so that heat and neighbours hit all of them alike. */
import { median } from './report.ts';

/** Long enough that one round is not a matter of the clock, short enough to alternate often. */
const ROUND_MS = 60;

/** Does one job and returns something that depends on the result. */
export type Work<Request> = (request: Request) => number;

/** The median nanoseconds of one job, by method. */
export function alternate<Name extends string, Request>(
  works: Readonly<Record<Name, Work<Request>>>,
  requests: readonly Request[],
  rounds: number,
  progress: (done: number, of: number) => void,
): Record<Name, number> {
  const methods = Object.keys(works) as Name[];
  const samples = new Map(methods.map((method) => [method, [] as number[]]));
  for (const method of methods) sample(works[method], requests);
  for (let round = 0; round < rounds; round++) {
    // Each round starts with another method, so that no one always follows the collector's debt.
    for (let turn = 0; turn < methods.length; turn++) {
      const method = methods[(round + turn) % methods.length] as Name;
      samples.get(method)?.push(sample(works[method], requests));
    }
    progress(round + 1, rounds);
  }
  const medians = methods.map((method) => [method, median(samples.get(method) ?? [])] as const);
  return Object.fromEntries(medians) as Record<Name, number>;
}

/** Nanoseconds of one job over at least ROUND_MS. */
function sample<Request>(work: Work<Request>, requests: readonly Request[]): number {
  let jobs = 0;
  let sink = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (const request of requests) sink += work(request);
    jobs += requests.length;
    elapsed = performance.now() - start;
  }
  if (!Number.isFinite(sink)) throw new Error('a method priced nothing');
  return (elapsed * 1e6) / jobs;
}
