/** The calls that read an uploaded staff list, in a process of its own (ADR 23). Nothing of it is kept but the upload. */
import { fileURLToPath } from 'node:url';
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { type CensusFile, censusCalls } from '../../contract/census-contract.ts';
import { createLoneChild, type LoneChildOptions } from '../child/lone-child.ts';
import { inHours, type UploadsContext } from '../uploads/parts.ts';
import type { StoredUpload } from '../uploads/store.ts';
import { censusReader, isTable, type Reader } from './ask-reader.ts';
import type { CensusAnswers, Unread } from './jobs.ts';

/** Enough for 50,000 rows; a list that needs more ends its reader, not its service. */
const MEGABYTES = 448;

export const readerOptions: LoneChildOptions = {
  program: fileURLToPath(new URL('./child.ts', import.meta.url)),
  // No threads of the engine's own beside the one that gives way.
  execArgv: [`--max-old-space-size=${MEGABYTES}`, '--v8-pool-size=0'],
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
  timeoutMilliseconds: 30_000,
  idleMilliseconds: 60_000,
  waiting: { atMost: 8, milliseconds: 20_000 },
};

export function serveCensus(app: FastifyInstance, context: UploadsContext): void {
  const reader: Reader = createLoneChild(readerOptions);
  app.addHook('onClose', reader.close);
  const { ask, compare, find } = censusReader(context, reader);
  serveCall(app, censusCalls.listCensusFiles, async ({ owner }) => ({
    files: (await context.uploads.list(owner, undefined)).map(toCensusFile).reverse(),
  }));
  serveCall(app, censusCalls.keepCensusReading, async ({ uploadId, owner, reading }) => {
    const upload = await context.uploads.find(uploadId);
    if (upload?.owner !== owner || !isTable(upload)) return { kept: false };
    await context.uploads.wasRead(uploadId, reading, null);
    return { kept: true };
  });
  serveCall(app, censusCalls.readCensus, async (asked, _, isWanted) => {
    const found = await find(asked);
    if ('outcome' in found) return found;
    const reading = asked.reading ?? found.reading;
    const answer = await ask(found, { ...asked, reading }, { task: 'counts' }, isWanted);
    if (answer.outcome === 'unread') return answer;
    const { keepDays } = asked;
    const until = keepDays === undefined ? null : inHours(context.now(), keepDays * 24);
    await context.uploads.wasRead(asked.uploadId, reading, until);
    return answer;
  });
  serveCall(app, censusCalls.readCensusPeople, async (asked, _, isWanted) => {
    const found = await find(asked);
    return 'outcome' in found ? found : ask(found, asked, { task: 'people' }, isWanted);
  });
  serveCall(app, censusCalls.readCensusMembers, async (asked, _, isWanted) => {
    const found = await find(asked);
    return 'outcome' in found ? found : ask(found, asked, { task: 'members' }, isWanted);
  });
  serveCall(app, censusCalls.readCensusNames, async ({ rows, ...asked }, _, isWanted) => {
    const found = await find(asked);
    return 'outcome' in found ? found : ask(found, asked, { task: 'names', rows }, isWanted);
  });
  serveCall(app, censusCalls.compareCensus, async ({ earlierUploadId, ...asked }, _, isWanted) => {
    const found = await find(asked);
    const before = await find({ ...asked, uploadId: earlierUploadId });
    if ('outcome' in found) return found;
    return 'outcome' in before ? before : compare(before, found, asked, isWanted);
  });
  serveCall(
    app,
    censusCalls.writeCensusRegister,
    async ({ emirate, words, ...asked }, _, isWanted) => {
      const found = await find(asked);
      if ('outcome' in found) return found;
      return written(await ask(found, asked, { task: 'register', emirate, words }, isWanted));
    },
  );
  serveCall(
    app,
    censusCalls.writeCensusErrors,
    async ({ format, words, ...asked }, _, isWanted) => {
      const found = await find(asked);
      if ('outcome' in found) return found;
      return written(await ask(found, asked, { task: 'errors', format, words }, isWanted));
    },
  );
}

function written(answer: CensusAnswers['errors'] | Unread) {
  if (answer.outcome === 'unread') return answer;
  const fileBase64 = Buffer.from(answer.file).toString('base64');
  return { outcome: answer.outcome, fileBase64 };
}

function toCensusFile(upload: StoredUpload): CensusFile {
  return {
    uploadId: upload._id,
    isTable: isTable(upload),
    uploadedAt: upload.receivedAt.toISOString(),
    reading: upload.reading,
  };
}
