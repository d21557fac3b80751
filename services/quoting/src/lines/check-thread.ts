/** The thread in which a change of the catalogue is checked: prices are made meanwhile as fast as before. */
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckAsked } from '../catalogue-desk/checking.ts';
import { checks } from './checks.ts';

const asked = workerData as CheckAsked;
parentPort?.postMessage(await checks[asked.line](asked));
