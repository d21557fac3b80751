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
import { type CensusFile, type ReadList, readList } from './read-list.ts';
import { NotRead, readTables, type Table } from './read-rows.ts';

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

export type CensusWork = (job: CensusJob) => Promise<CensusAnswers[CensusTask['task']] | Unread>;

/** The cells of the last list stay here until another one comes or the process ends: whoever looks at it asks again and again. */
export function createCensusWork(): CensusWork {
  let last: { key: string; tables: readonly Table[] } | null = null;
  return async (job) => {
    try {
      if (last?.key !== job.key) {
        last = null;
        last = { key: job.key, tables: await readTables(job.file, job.kind) };
      }
      return await workOn(readList(last.tables, job), job);
    } catch (error) {
      if (error instanceof NotRead) return { outcome: 'unread', reason: error.reason };
      throw error;
    }
  };
}

async function workOn(list: ReadList, job: CensusJob): Promise<CensusAnswers[CensusTask['task']]> {
  if (job.task === 'counts') return countList(list, job.question);
  if (job.task === 'people') return peopleOf(list, job.question);
  return { outcome: 'written', file: await writeErrors(list, job) };
}
