/** Seeds over several threads. */
import { Worker } from 'node:worker_threads';
import type { Patch } from './patches.ts';
import type { Errand, Report } from './worker.ts';

export interface Job {
  from: number;
  seeds: number;
  workers: number;
  patch?: Patch;
  /** Ends early after so many failed seeds. */
  failures: number;
  onProgress?: (seeds: number) => void;
}

export interface Done {
  seeds: number;
  requests: number;
  /** In the order of their seeds. */
  failed: readonly NonNullable<Report['failed']>[];
}

/** Rejects when a thread cannot run at all, for example because a patch does not find its place. */
export async function runSeeds({ onProgress, workers, ...job }: Job): Promise<Done> {
  let seeds = 0;
  let requests = 0;
  const failed: NonNullable<Report['failed']>[] = [];
  const take = (report: Report) => {
    seeds += report.seeds;
    requests += report.requests;
    if (report.failed !== undefined) failed.push(report.failed);
    if (report.seeds > 0) onProgress?.(seeds);
  };
  const { from, failures, patch } = job;
  const errands = Array.from({ length: workers }, (_, index): Errand => {
    const to = from + job.seeds - 1;
    return { from: from + index, to, step: workers, failures, ...(patch && { patch }) };
  });
  await Promise.all(errands.map((errand) => work(errand, take)));
  return { seeds, requests, failed: failed.toSorted((a, b) => a.seed - b.seed) };
}

function work(errand: Errand, take: (report: Report) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: errand });
    worker.on('message', take);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`a thread of the simulator ended with ${code}`));
    });
  });
}
