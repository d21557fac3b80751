/**
 * Retention: deletes files whose time has come, what crashes left behind, and in the end the records. Any number of copies
 * may do it at once, and any number of times.
 */
import type { CallContext } from '@muqarin/platform/context';
import { remove, removeFile } from './delete-upload.ts';
import { inHours, type UploadsContext } from './parts.ts';

export interface Retained {
  /** Files whose time had come. */
  expired: number;
  /** Files that were being stored when their process ended. */
  unfinished: number;
  /** Files that should have been gone already. */
  left: number;
  /** Records of what is no more. */
  forgotten: number;
}

const batch = 100;
/** No upload takes so long. */
const spooledHours = 1;
const by: Pick<CallContext, 'actor'> = { actor: { kind: 'system', id: 'retention' } };

export async function retain(
  context: UploadsContext,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Retained> {
  const { uploads, newId } = context;
  const now = context.now();
  if (dryRun) return count(context, now);
  const call = { ...by, correlationId: newId() };
  const expired = await each(
    () => uploads.due('stored', now, batch),
    (upload) => remove(context, upload, 'expired', call),
  );
  const unfinished = await each(
    () => uploads.due('arriving', now, batch),
    async (upload) => {
      if (upload.key !== null) await context.files.delete(upload.key);
      return (await uploads.forget([upload._id])) === 1;
    },
  );
  const left = await each(
    () => uploads.withLeftFile(batch),
    (upload) => removeFile(context, upload).then(() => true),
  );
  let forgotten = 0;
  for (const status of ['refused', 'deleted'] as const) {
    forgotten += await each(
      () => uploads.due(status, now, batch),
      async ({ _id, key }) => key === null && (await uploads.forget([_id])) === 1,
    );
  }
  await context.spool.clear(inHours(now, -spooledHours));
  return { expired, unfinished, left, forgotten };
}

async function each<T>(next: () => Promise<T[]>, work: (one: T) => Promise<boolean>) {
  let done = 0;
  for (;;) {
    const found = await next();
    let moved = 0;
    for (const one of found) if (await work(one)) moved += 1;
    done += moved;
    // What could not be moved now would come again for ever.
    if (moved === 0 || found.length < batch) return done;
  }
}

async function count({ uploads }: UploadsContext, now: Date): Promise<Retained> {
  const due = (status: 'stored' | 'arriving' | 'refused' | 'deleted') =>
    uploads.countDue(status, now);
  const [expired, unfinished, refused, deleted, left] = await Promise.all([
    due('stored'),
    due('arriving'),
    due('refused'),
    due('deleted'),
    uploads.withLeftFile(10_000).then(({ length }) => length),
  ]);
  return { expired, unfinished, left, forgotten: refused + deleted };
}
