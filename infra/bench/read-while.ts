/** Somebody who reads other pages while work is done. */
import type { Shopper } from '../test/support/shopper.ts';

/** What somebody reads meanwhile: a page of the renderer's, and an answer of the services'. */
const pages = ['/', '/healthz', '/api/pages/medical/individual/products'];
const readers = 2;

/** Milliseconds of each reading until the work is done. */
export async function readWhile(shopper: Shopper, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const read = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const began = performance.now();
      const answer = await fetch(`${shopper.origin}${pages[turn % pages.length]}`, {
        headers: { cookie: shopper.cookie() },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a page answered ${answer.status}`);
      times.push(performance.now() - began);
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, (_, n) => read(n)));
  try {
    await work;
  } finally {
    isOver = true;
    await reading;
  }
  return times;
}

export function percentile99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
