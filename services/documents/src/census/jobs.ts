/** What the process that reads staff lists is asked. */

import type { UnreadReason } from '../../contract/census-asked.ts';
import type { CensusAnswer, CensusComparison, FileFormat } from '../../contract/census-contract.ts';
import type { CensusMembers, CensusNames, CensusPeople } from '../../contract/census-people.ts';
import { compareLists } from './compare-lists.ts';
import { countList } from './count-list.ts';
import { type ErrorWords, writeErrors } from './error-rows.ts';
import { membersOf, namesOf, peopleOf } from './people-of-list.ts';
import { type CensusFile, type ReadList, readList } from './read-list.ts';
import { NotRead, readTables, type Table } from './read-rows.ts';
import { type RegisterWords, writeRegister } from './register.ts';

export type CensusTask =
  | { task: 'counts' }
  | { task: 'people' }
  | { task: 'members' }
  | { task: 'names'; rows: readonly number[] }
  | { task: 'compare'; earlier: CensusFile }
  | { task: 'register'; emirate: string; words: RegisterWords }
  | { task: 'errors'; format: FileFormat; words: ErrorWords };
export type CensusJob = CensusFile & CensusTask;

export interface CensusAnswers {
  counts: CensusAnswer;
  people: CensusPeople;
  names: CensusNames;
  members: CensusMembers;
  compare: CensusComparison;
  errors: { outcome: 'written'; file: Uint8Array };
  register: { outcome: 'written'; file: Uint8Array };
}

export type Unread = { outcome: 'unread'; reason: UnreadReason };

export type CensusWork = (job: CensusJob) => Promise<CensusAnswers[CensusTask['task']] | Unread>;

/** The cells of the last list stay here until another one comes or the process ends: whoever looks at it asks again and again. */
export function createCensusWork(): CensusWork {
  let last: { key: string; tables: readonly Table[] } | null = null;
  const listOf = async (file: CensusFile) => {
    if (last?.key !== file.key) {
      last = null;
      last = { key: file.key, tables: await readTables(file.file, file.kind) };
    }
    return readList(last.tables, file);
  };
  return async (job) => {
    try {
      if (job.task === 'compare') return await compareLists(job.earlier, job, listOf);
      return await workOn(await listOf(job), job);
    } catch (error) {
      if (error instanceof NotRead) return { outcome: 'unread', reason: error.reason };
      throw error;
    }
  };
}

async function workOn(
  list: ReadList,
  job: Exclude<CensusJob, { task: 'compare' }>,
): Promise<CensusAnswers[CensusTask['task']]> {
  if (job.task === 'counts') return countList(list, job.question);
  if (job.task === 'people') return peopleOf(list, job.question);
  if (job.task === 'members') return membersOf(list, job.question);
  if (job.task === 'names') return namesOf(list, job.rows);
  const file = await (job.task === 'register' ? writeRegister(list, job) : writeErrors(list, job));
  return { outcome: 'written', file };
}
