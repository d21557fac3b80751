/** What the process that reads staff lists is asked. */
import type {
  CensusAnswer,
  CensusPeople,
  FileFormat,
  UnreadReason,
} from '../../contract/census-contract.ts';
import { countList } from './count-list.ts';
import { type ErrorWords, writeErrors } from './error-rows.ts';
import { peopleOf } from './people-of-list.ts';
import { type CensusFile, readList } from './read-list.ts';
import { NotRead } from './read-rows.ts';

export type CensusTask =
  | { task: 'counts' }
  | { task: 'people' }
  | { task: 'errors'; format: FileFormat; words: ErrorWords };
export type CensusJob = CensusFile & CensusTask;

export interface CensusAnswers {
  counts: CensusAnswer;
  people: CensusPeople;
  errors: { outcome: 'written'; file: Uint8Array };
}

export type Unread = { outcome: 'unread'; reason: UnreadReason };

export async function doCensusJob(
  job: CensusJob,
): Promise<CensusAnswers[CensusTask['task']] | Unread> {
  try {
    const list = await readList(job);
    if (job.task === 'counts') return countList(list, job.question);
    if (job.task === 'people') return peopleOf(list, job.question);
    return { outcome: 'written', file: await writeErrors(list, job) };
  } catch (error) {
    if (error instanceof NotRead) return { outcome: 'unread', reason: error.reason };
    throw error;
  }
}
