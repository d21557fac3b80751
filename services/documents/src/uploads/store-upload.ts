import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { createEvent } from '@muqarin/platform/events/envelope';
import { inEnglish } from '@muqarin/rules/message';
import type { z } from 'zod';
import {
  type RefusalReason,
  type StoreOutcome,
  type uploadCalls,
  uploadLimits,
} from '../../contract/uploads-contract.ts';
import { fileRefused, fileUploaded } from './events.ts';
import type { CellPlace, Verdict } from './inspect/verdict.ts';
import { forgottenAfterDays, inHours, type UploadsContext } from './parts.ts';
import { refusalText } from './refusal-text.ts';
import { retireEarlier } from './replace.ts';
import type { Spooled } from './spool.ts';
import type { StoredUpload } from './store.ts';
import { toUpload } from './views.ts';

type Input = z.output<typeof uploadCalls.storeUpload.input>;

/** How many uploads this process has under way. */
interface Room {
  taken: number;
}

interface Asked {
  room: Room;
  input: Input;
  call: CallContext;
  content: Readable;
}

/**
 * Takes the file to disk, looks at it, then keeps it: in that order, so that nothing is kept that was not looked at, and
 * nobody waits for a place in memory. Rejects with unavailable when there is no room, no scanner or no store, and with
 * too_many when this owner has enough.
 */
export async function storeUpload(
  context: UploadsContext,
  { room, input, call, content }: Asked,
): Promise<StoreOutcome> {
  if ((await context.uploads.otherRoles(input)) >= context.limits.perOwner) {
    throw new AppError('too_many', 'DOCUMENTS.FULL', 'You have sent more files than we can keep.', {
      retryAfterSeconds: 3600,
    });
  }
  if (room.taken >= context.limits.atOnce) {
    throw new AppError('unavailable', 'DOCUMENTS.BUSY', 'Many files arrive just now.', {
      retryAfterSeconds: 5,
    });
  }
  room.taken += 1;
  const place = context.spool.open();
  try {
    const most = Math.min(context.limits.fileBytes, input.mostBytes ?? Number.POSITIVE_INFINITY);
    const { bytes, isTooBig } = await place.receive(content, most);
    const verdict = isTooBig ? refused('too_big') : await look(context, place, input, bytes);
    const blank = blankUpload(context, input, bytes);
    if (!verdict.fit) return await refuse(context, call, input, { ...blank, ...verdict });
    return await keep(context, call, place, { ...blank, ...verdict });
  } finally {
    room.taken -= 1;
    await place.dispose();
  }
}

const refused = (reason: RefusalReason): Verdict => ({ fit: false, reason });

async function look(
  { inspectors, limits, scan }: UploadsContext,
  { file, fresh }: Spooled,
  { accept, extension, square }: Input,
  bytes: number,
): Promise<Verdict> {
  const job = { file, fresh, bytes, accept, extension, square, limits: limits.inspection };
  const verdict = await inspectors.inspect(job);
  if (!verdict.fit || !scan) return verdict;
  return (await scan(file)) ? verdict : refused('virus');
}

function blankUpload(context: UploadsContext, input: Input, bytes: number): StoredUpload {
  const { owner, purpose, slot, label } = input;
  const random = (size: number) => Buffer.from(context.randomBytes(size));
  return {
    _id: context.newId(),
    owner,
    purpose,
    slot,
    label,
    bytes,
    status: 'arriving',
    reason: null,
    kind: null,
    key: `uploads/${random(32).toString('hex')}`,
    linkKey: random(32).toString('base64url'),
    reading: null,
    receivedAt: context.now(),
    expiresAt: inHours(context.now(), uploadLimits.pendingHours),
  };
}

async function refuse(
  context: UploadsContext,
  call: CallContext,
  input: Input,
  upload: StoredUpload & { reason: RefusalReason; cell?: CellPlace },
): Promise<StoreOutcome> {
  const { _id: uploadId, owner, purpose, slot, reason, bytes, cell } = upload;
  const payload = { uploadId, owner, purpose, slot, reason, bytes: BigInt(bytes) };
  const event = createEvent(fileRefused, payload, call, context.events);
  const expiresAt = inHours(context.now(), forgottenAfterDays * 24);
  await context.uploads.insert(
    pickOf({ ...upload, status: 'refused', key: null, expiresAt }),
    event,
  );
  const fileBytes = Math.min(context.limits.fileBytes, input.mostBytes ?? Number.POSITIVE_INFINITY);
  const message = refusalText(reason, { ...context.limits, fileBytes, accept: input.accept, cell });
  const said = { outcome: 'refused', reason, message: inEnglish(message) } as const;
  return typeof message === 'string' ? said : { ...said, filled: message };
}

/** The record first: a crash before the end leaves one that retention finds, with the key of what may be there. */
async function keep(
  context: UploadsContext,
  call: CallContext,
  place: Spooled,
  found: StoredUpload & Extract<Verdict, { fit: true }>,
): Promise<StoreOutcome> {
  const file = found.isFresh ? place.fresh : place.file;
  const upload = pickOf({ ...found, bytes: (await stat(file)).size });
  const { _id: uploadId, owner, purpose, slot, kind, bytes, key, expiresAt } = upload;
  if (kind === null || key === null) throw new Error('a kept file has a kind and a key');
  await context.uploads.insert(upload, null);
  await context.files.putStream(key, createReadStream(file), bytes);
  const payload = { uploadId, owner, purpose, slot, kind, bytes: BigInt(bytes) };
  const event = createEvent(
    fileUploaded,
    { ...payload, expiresAt: timestampFromDate(expiresAt) },
    call,
    context.events,
  );
  const stored = await context.uploads.stored(uploadId, event);
  if (!stored) throw new Error('an upload went while it was stored');
  await retireEarlier(context, stored, call).catch((err: unknown) => {
    context.logger.warn({ err, uploadId }, 'files that were sent again are still there');
  });
  return { outcome: 'stored', upload: toUpload(stored) };
}

/** Without what only the verdict says. */
function pickOf(
  upload: StoredUpload & { fit?: boolean; isFresh?: boolean; cell?: CellPlace },
): StoredUpload {
  const { fit: _fit, isFresh: _isFresh, cell: _cell, ...kept } = upload;
  return kept;
}
