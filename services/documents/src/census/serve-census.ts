/** The call that reads an uploaded staff list, in a process of its own (ADR 23). Nothing of it is kept but the upload. */
import { fileURLToPath } from 'node:url';
import { AppError } from '@muqarin/platform/errors';
import { serveCall } from '@muqarin/platform/http/serve';
import { dubaiToday } from '@muqarin/rules/dates';
import type { FastifyInstance } from 'fastify';
import {
  type CensusAnswer,
  type CensusQuestion,
  censusCalls,
} from '../../contract/census-contract.ts';
import { createLoneChild, type LoneChild, type LoneChildOptions } from '../child/lone-child.ts';
import type { UploadsContext } from '../uploads/parts.ts';
import { kindOf } from '../uploads/views.ts';
import type { CensusJob } from './read-census.ts';

type Reader = LoneChild<CensusJob, CensusAnswer>;
type Asked = CensusQuestion & { uploadId: string; owner: string };

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
  serveCall(app, censusCalls.readCensus, (asked, _, isWanted) =>
    read(context, reader, asked, isWanted),
  );
}

/** Throws AppError unavailable when too many lists wait. */
async function read(
  context: UploadsContext,
  reader: Reader,
  { uploadId, owner, ...question }: Asked,
  isWanted: () => boolean,
): Promise<CensusAnswer> {
  const upload = await context.uploads.find(uploadId);
  if (upload?.owner !== owner || !upload.key) return { outcome: 'unread', reason: 'no_upload' };
  const kind = kindOf(upload);
  if (kind !== 'xlsx' && kind !== 'csv') return { outcome: 'unread', reason: 'not_a_table' };
  const content = await context.files.stream(upload.key);
  if (!content) return { outcome: 'unread', reason: 'no_upload' };
  const spooled = context.spool.open();
  try {
    await spooled.receive(content, context.limits.fileBytes);
    const job = { file: spooled.file, kind, today: dubaiToday(context.now()), question } as const;
    return answerOf(await reader.ask(job, isWanted), context);
  } finally {
    await spooled.dispose();
  }
}

function answerOf(
  outcome: Awaited<ReturnType<Reader['ask']>>,
  { logger }: UploadsContext,
): CensusAnswer {
  if (outcome.kind === 'answered') return outcome.answer;
  if (outcome.kind === 'not_taken')
    throw new AppError('unavailable', 'DOCUMENTS.BUSY', 'Too many lists are being read.', {
      retryAfterSeconds: 5,
    });
  logger.warn({ why: outcome.why }, 'a staff list ended its reader');
  return { outcome: 'unread', reason: 'broken' };
}
