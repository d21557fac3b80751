/** The calls that read an uploaded staff list, in a process of its own (ADR 23). Nothing of it is kept but the upload. */
import { fileURLToPath } from 'node:url';
import { AppError } from '@muqarin/platform/errors';
import { serveCall } from '@muqarin/platform/http/serve';
import { dubaiToday } from '@muqarin/rules/dates';
import type { FastifyInstance } from 'fastify';
import {
  type CensusQuestion,
  censusCalls,
  type UnreadReason,
} from '../../contract/census-contract.ts';
import { createLoneChild, type LoneChild, type LoneChildOptions } from '../child/lone-child.ts';
import { inHours, type UploadsContext } from '../uploads/parts.ts';
import { kindOf } from '../uploads/views.ts';
import type { CensusAnswers, CensusJob, CensusTask, Unread } from './jobs.ts';

type Answer = CensusAnswers[CensusTask['task']] | Unread;
type Reader = LoneChild<CensusJob, Answer>;
/** Enough for 50,000 rows; a list that needs more ends its reader, not its service. */
const MEGABYTES = 448;

export const readerOptions: LoneChildOptions = {
  program: fileURLToPath(new URL('./child.ts', import.meta.url)),
  execArgv: [`--max-old-space-size=${MEGABYTES}`],
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
  timeoutMilliseconds: 30_000,
  idleMilliseconds: 60_000,
  waiting: { atMost: 8, milliseconds: 20_000 },
};

export function serveCensus(app: FastifyInstance, context: UploadsContext): void {
  const reader: Reader = createLoneChild(readerOptions);
  app.addHook('onClose', reader.close);
  const ask = censusAsker(context, reader);
  serveCall(app, censusCalls.readCensus, (asked, _, isWanted) =>
    ask(asked, { task: 'counts' }, isWanted),
  );
  serveCall(app, censusCalls.readCensusPeople, (asked, _, isWanted) =>
    ask(asked, { task: 'people' }, isWanted),
  );
  serveCall(
    app,
    censusCalls.writeCensusErrors,
    async ({ format, words, ...asked }, _, isWanted) => {
      const answer = await ask(asked, { task: 'errors', format, words }, isWanted);
      if (answer.outcome === 'unread') return answer;
      return {
        outcome: 'written' as const,
        fileBase64: Buffer.from(answer.file).toString('base64'),
      };
    },
  );
}

interface Asked extends CensusQuestion {
  uploadId: string;
  owner: string;
  keepDays?: number | undefined;
}

/** Throws AppError unavailable when too many lists wait. */
function censusAsker(context: UploadsContext, reader: Reader) {
  return async <Task extends CensusTask>(
    { uploadId, owner, keepDays, ...question }: Asked,
    task: Task,
    isWanted: () => boolean,
  ): Promise<CensusAnswers[Task['task']] | Unread> => {
    const upload = await context.uploads.find(uploadId);
    if (upload?.owner !== owner || !upload.key) return unread('no_upload');
    const kind = kindOf(upload);
    if (kind !== 'xlsx' && kind !== 'csv') return unread('not_a_table');
    const content = await context.files.stream(upload.key);
    if (!content) return unread('no_upload');
    const spooled = context.spool.open();
    try {
      await spooled.receive(content, context.limits.fileBytes);
      const today = dubaiToday(context.now());
      const job = { file: spooled.file, kind, today, question, ...task } as const;
      const answer = answerOf(await reader.ask(job, isWanted), context);
      if (answer.outcome !== 'unread' && keepDays !== undefined) {
        await context.uploads.keepUntil(uploadId, inHours(context.now(), keepDays * 24));
      }
      return answer as CensusAnswers[Task['task']] | Unread;
    } finally {
      await spooled.dispose();
    }
  };
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
