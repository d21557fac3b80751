/**
 * A multipart body, read as it comes: fields are kept, files stream on to the documents service one after the other, so that
 * a request of any size costs the same memory. Another site's post is refused before a byte is read.
 */
import type { MultipartFile } from '@fastify/multipart';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { leaseBody } from '@muqarin/platform/http/lease-body';
import { fromFramework } from '@muqarin/platform/http/service';
import { filled } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { MEGABYTE } from '@muqarin/rules/upload-limits';
import type { FastifyRequest } from 'fastify';
import { SaidError } from '../locale/said-error.ts';
import type { Bff } from '../parts.ts';
import { type CsrfRule, requireOwnPage, tokenOf } from '../security/csrf.ts';
import type { Session } from '../session/session-plugin.ts';
import type { FileRule, SentFiles } from './file-rule.ts';

export interface Posted {
  fields: Readonly<Record<string, string>>;
  files: SentFiles;
}

export interface Asked {
  request: FastifyRequest;
  session: Session;
  context: CallContext;
}

/** Of form fields beside the files. */
const mostFields = 100;

/**
 * Throws PageExpired (403) and AppError too_large (413), too_many (429) or invalid (400). What was stored until then is deleted with a 403,
 * and stays for its owner with a 413: they need not send it again.
 */
export async function readPosted(
  bff: Bff,
  asked: Asked,
  rule: FileRule,
  csrf: CsrfRule,
): Promise<Posted> {
  const require = (fields: Record<string, string>, how: CsrfRule) =>
    requireOwnPage(how, {
      ...asked,
      token: tokenOf(asked.request, fields),
      signer: bff.signer,
      publicOrigin: bff.config.PUBLIC_ORIGIN,
    });
  require({}, { token: 'if-present', hasEffect: false });
  await bff.limits.count(asked.request, 'uploads');
  const posted = await readParts(bff, asked, rule, (fields) => {
    if (tokenOf(asked.request, fields) !== undefined) require(fields, csrf);
  });
  try {
    require(posted.fields, csrf);
  } catch (error) {
    await discard(bff, asked.context, rule, posted.files);
    throw error;
  }
  if (posted.isTooLarge) throw Object.assign(tooLarge(bff), { posted });
  return posted;
}

/** What had come of a request that was too large: its fields, and the files that still fitted. */
export function postedUntil(error: unknown): Posted | null {
  return error instanceof AppError && 'posted' in error ? (error.posted as Posted) : null;
}

async function readParts(
  bff: Bff,
  { request, context }: Asked,
  rule: FileRule,
  beforeFile: (fields: Record<string, string>) => void,
) {
  const fields: Record<string, string> = {};
  const files: Record<string, SentFiles[string]> = {};
  const budget = { left: bff.config.UPLOAD_MAX_REQUEST_BYTES };
  for await (const part of partsOf(request, bff)) {
    if (part.type === 'field') {
      // One that says it is JSON comes parsed; none of our forms has such a field.
      if (typeof part.value !== 'string') throw unreadable();
      if (part.valueTruncated) throw new AppError('too_large', 'BFF.FIELD', messages.tooLarge);
      // Ticked boxes repeat their name; our ids have no commas.
      const before = fields[part.fieldname];
      fields[part.fieldname] = [before, part.value].filter(isThere).join(',');
      continue;
    }
    const isWanted = rule.slots.includes(part.fieldname) && !Object.hasOwn(files, part.fieldname);
    // A slot that was left empty comes without a name.
    if (!isWanted || !part.filename || budget.left < 0) {
      await thrownAway(part, budget, bff).catch((error: unknown) => {
        throw part.file.errored ? unreadable(error) : error;
      });
      continue;
    }
    beforeFile(fields);
    const stored = await store(bff, context, rule, part, budget);
    if (stored) files[part.fieldname] = stored;
  }
  return { fields, files, isTooLarge: budget.left < 0 };
}

/** What the reader of the body throws is the sender's fault; what it says has no place in an answer. */
async function* partsOf(request: FastifyRequest, bff: Bff) {
  try {
    yield* request.parts({ limits: limitsOf(bff) });
  } catch (error) {
    const known = fromFramework(error);
    throw known instanceof AppError ? known : unreadable(error);
  }
}

function unreadable(cause?: unknown): AppError {
  return new AppError('invalid', 'BFF.FORM', messages.notAForm, { cause });
}

const isThere = (text: string | undefined) => text !== undefined;

/** The service judges a file's size; the carrier only that of all together. */
function limitsOf({ config }: Bff) {
  return {
    fields: mostFields,
    fieldNameSize: 100,
    fieldSize: config.MAX_DATA_BYTES,
    fileSize: Number.POSITIVE_INFINITY,
    headerPairs: 20,
  };
}

/** Null when it did not fit into what the request may hold. */
async function store(
  { documents }: Bff,
  context: CallContext,
  rule: FileRule,
  part: MultipartFile,
  budget: { left: number },
) {
  const slot = part.fieldname;
  const content = leaseBody(part.file);
  part.file.on('data', (chunk: Buffer) => {
    budget.left -= chunk.length;
    if (budget.left < 0) content.destroy(new Error('the request is too large'));
  });
  const { owner, purpose } = rule;
  const accept = rule.acceptIn?.(slot) ?? rule.accept;
  const label = (rule.labelOf?.(slot) ?? '').slice(0, 100);
  const { mostBytes = null, square = null } = rule;
  const of = { owner, purpose, slot, label, mostBytes, square };
  const input = { ...of, accept: [...accept], extension: endingOf(part) };
  try {
    return await documents.storeUpload(input, context, content);
  } catch (error) {
    if (budget.left < 0) return null;
    if (part.file.errored) throw unreadable(error);
    throw error;
  } finally {
    content.destroy();
  }
}

/** Only the ending of its name goes on: a name may be a person's. */
function endingOf({ filename }: MultipartFile): string | null {
  return /\.([a-z0-9]{1,20})$/i.exec(filename)?.[1]?.toLowerCase() ?? null;
}

/** Browsers read an answer only after they have sent all; but nobody may send for ever. */
const readOnTimes = 4;

async function thrownAway(part: MultipartFile, budget: { left: number }, bff: Bff): Promise<void> {
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    budget.left -= chunk.length;
    if (budget.left < -readOnTimes * bff.config.UPLOAD_MAX_REQUEST_BYTES) throw tooLarge(bff);
  }
}

async function discard(
  { documents }: Bff,
  context: CallContext,
  { owner }: FileRule,
  files: SentFiles,
): Promise<void> {
  for (const file of Object.values(files)) {
    if (file.outcome !== 'stored') continue;
    await documents.deleteUpload({ uploadId: file.upload.uploadId, owner }, context);
  }
}

function tooLarge({ config }: Bff): AppError {
  const megabytes = Math.floor(config.UPLOAD_MAX_REQUEST_BYTES / MEGABYTE);
  return new SaidError(
    'too_large',
    'BFF.REQUEST_TOO_LARGE',
    filled(messages.filesTooLarge, { megabytes }),
  );
}
