/** A stored list on its way to the process that reads it. */
import { AppError } from '@muqarin/platform/errors';
import { dubaiToday } from '@muqarin/rules/dates';
import type { CensusQuestion, UnreadReason } from '../../contract/census-asked.ts';
import type { CensusComparison } from '../../contract/census-contract.ts';
import { CensusReading } from '../../contract/census-reading.ts';
import type { LoneChild } from '../child/lone-child.ts';
import type { UploadsContext } from '../uploads/parts.ts';
import type { StoredUpload } from '../uploads/store.ts';
import { kindOf } from '../uploads/views.ts';
import type { CensusAnswers, CensusJob, CensusTask, Unread } from './jobs.ts';
import type { CensusFile } from './read-list.ts';

type Answer = CensusAnswers[CensusTask['task']] | Unread;
export type Reader = LoneChild<CensusJob, Answer>;

export interface FoundList {
  key: string;
  kind: 'xlsx' | 'csv';
  /** As a person said last. */
  reading: CensusReading;
}

type Bands = Pick<CensusQuestion, 'ageBands' | 'maternityBands'>;

export function isTable(upload: StoredUpload): boolean {
  return upload.kind === 'xlsx' || upload.kind === 'csv';
}

export function censusReader(context: UploadsContext, reader: Reader) {
  async function find(asked: { uploadId: string; owner: string }): Promise<FoundList | Unread> {
    const upload = await context.uploads.find(asked.uploadId);
    if (upload?.owner !== asked.owner || !upload.key) return unread('no_upload');
    const kind = kindOf(upload);
    if (kind !== 'xlsx' && kind !== 'csv') return unread('not_a_table');
    return { key: upload.key, kind, reading: upload.reading ?? CensusReading.parse({}) };
  }

  /** Throws AppError unavailable when too many lists wait. */
  async function ask<Task extends Exclude<CensusTask, { task: 'compare' }>>(
    { reading: kept, ...list }: FoundList,
    { ageBands, maternityBands, reading = kept }: Bands & { reading?: CensusReading | undefined },
    task: Task,
    isWanted: () => boolean,
  ): Promise<CensusAnswers[Task['task']] | Unread> {
    return withFile({ ...list, reading }, { ageBands, maternityBands }, async (file) => {
      const outcome = await reader.ask({ ...file, ...task }, isWanted);
      return answerOf(outcome, context) as CensusAnswers[Task['task']] | Unread;
    });
  }

  /** As ask. */
  function compare(
    before: FoundList,
    after: FoundList,
    bands: Bands,
    isWanted: () => boolean,
  ): Promise<CensusComparison | Unread> {
    return withFile(before, bands, (earlier) =>
      withFile(after, bands, async (file) => {
        const outcome = await reader.ask({ ...file, task: 'compare', earlier }, isWanted);
        return answerOf(outcome, context) as CensusComparison | Unread;
      }),
    );
  }

  /** As a file of its own for as long as the work takes. */
  async function withFile<Result>(
    { key, kind, reading }: FoundList,
    { ageBands, maternityBands }: Bands,
    work: (file: CensusFile) => Promise<Result>,
  ): Promise<Result | Unread> {
    const content = await context.files.stream(key);
    if (!content) return unread('no_upload');
    const spooled = context.spool.open();
    try {
      await spooled.receive(content, context.limits.fileBytes);
      const today = dubaiToday(context.now());
      const question = { ageBands, maternityBands, ...reading };
      return await work({ key, file: spooled.file, kind, today, question });
    } finally {
      await spooled.dispose();
    }
  }

  return { find, ask, compare };
}

function answerOf(outcome: Awaited<ReturnType<Reader['ask']>>, { logger }: UploadsContext): Answer {
  if (outcome.kind === 'answered') return outcome.answer;
  if (outcome.kind === 'not_taken')
    throw new AppError('unavailable', 'DOCUMENTS.BUSY', 'Too many lists are being read.', {
      retryAfterSeconds: 5,
    });
  logger.warn({ why: outcome.why }, 'a staff list ended its reader');
  return unread('broken');
}

function unread(reason: UnreadReason): Unread {
  return { outcome: 'unread', reason };
}
