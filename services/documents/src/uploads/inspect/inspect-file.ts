/** One file, whatever it calls itself: what it is, whether that is wanted, and whether it is only that. */
import { open } from 'node:fs/promises';
import type { FileKind } from '../../../contract/uploads-contract.ts';
import { inspectCompound } from './compound.ts';
import { inspectCsv } from './csv.ts';
import { holdsEicar } from './eicar.ts';
import { inspectImage } from './image.ts';
import { agreesWithName, type Content, contentOf } from './kinds.ts';
import { inspectOffice } from './office.ts';
import { inspectPdf } from './pdf.ts';
import { type InspectionJob, Refused, type Verdict } from './verdict.ts';

/**
 * One file after the other: large ones share their room, since the garbage of each would come late. Rejects only when the
 * machine fails; whatever a file does to its reader makes it broken.
 */
export function createInspection(): (job: InspectionJob) => Promise<Verdict> {
  let room: Buffer = Buffer.allocUnsafeSlow(0);
  return async (job) => {
    room = await readInto(room, job.file);
    return verdictOn(job, room);
  };
}

/** Gives the file's bytes, in the given room if it is large enough. */
async function readInto(room: Buffer, file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const bytes =
      size <= room.buffer.byteLength
        ? Buffer.from(room.buffer, 0, size)
        : Buffer.allocUnsafeSlow(size);
    const { bytesRead } = await handle.read(bytes, 0, size, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function verdictOn(job: InspectionJob, bytes: Buffer): Promise<Verdict> {
  try {
    const { kind, isFresh } = await judge(job, bytes);
    return { fit: true, kind, isFresh };
  } catch (error) {
    if (error instanceof Refused) {
      const { reason, cell } = error;
      return { fit: false, reason, ...(cell ? { cell } : {}) };
    }
    if (isOfTheMachine(error)) throw error;
    return { fit: false, reason: 'broken' };
  }
}

async function judge(job: InspectionJob, bytes: Buffer) {
  if (bytes.length === 0) throw new Refused('empty', 'no byte');
  if (holdsEicar(bytes)) throw new Refused('virus', 'EICAR');
  const content = contentOf(bytes);
  if (!isWanted(content, job.accept)) throw new Refused('wrong_type', 'not asked for');
  const found = await inspected(content, job, bytes);
  if (!job.accept.includes(found.kind)) throw new Refused('wrong_type', 'not asked for');
  if (!agreesWithName(found.kind, job.extension)) throw new Refused('name_differs', 'its ending');
  return found;
}

/** Nothing is unpacked or decoded that nobody wants. */
function isWanted(content: Content, accept: readonly FileKind[]): boolean {
  const kinds = kindsOf[content];
  return kinds.some((kind) => accept.includes(kind));
}

const kindsOf: Readonly<Record<Content, readonly FileKind[]>> = {
  jpeg: ['jpeg'],
  png: ['png'],
  webp: ['webp'],
  pdf: ['pdf'],
  zip: ['docx', 'xlsx'],
  compound: ['doc', 'xls'],
  other: ['csv'],
};

async function inspected(
  content: Content,
  job: InspectionJob,
  bytes: Buffer,
): Promise<{ kind: FileKind; isFresh: boolean }> {
  switch (content) {
    case 'jpeg':
    case 'png':
    case 'webp':
      await inspectImage(content, job, bytes);
      return { kind: content, isFresh: true };
    case 'pdf':
      await inspectPdf(bytes, job.limits);
      return { kind: 'pdf', isFresh: false };
    case 'zip':
      return { kind: inspectOffice(bytes, job.limits), isFresh: false };
    case 'compound':
      return { kind: inspectCompound(bytes), isFresh: false };
    case 'other':
      inspectCsv(bytes);
      return { kind: 'csv', isFresh: false };
  }
}

function isOfTheMachine(error: unknown): boolean {
  const { code } = error as { code?: string };
  return ['ENOSPC', 'EMFILE', 'ENFILE', 'EIO', 'EACCES', 'EROFS', 'ENOENT'].includes(code ?? '');
}
