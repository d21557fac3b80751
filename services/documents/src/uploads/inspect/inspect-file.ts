/** One file, whatever it calls itself: what it is, whether that is wanted, and whether it is only that. */
import { readFile } from 'node:fs/promises';
import type { FileKind } from '../../../contract/uploads-contract.ts';
import { inspectCompound } from './compound.ts';
import { inspectCsv } from './csv.ts';
import { holdsEicar } from './eicar.ts';
import { inspectImage } from './image.ts';
import { agreesWithName, type Content, contentOf } from './kinds.ts';
import { inspectOffice } from './office.ts';
import { inspectPdf } from './pdf.ts';
import { type InspectionJob, Refused, type Verdict } from './verdict.ts';

/** Rejects only when the machine fails; whatever a file does to its reader makes it broken. */
export async function inspectFile(job: InspectionJob): Promise<Verdict> {
  const bytes = await readFile(job.file);
  try {
    const { kind, isFresh } = await judge(job, bytes);
    return { fit: true, kind, isFresh };
  } catch (error) {
    if (error instanceof Refused) return { fit: false, reason: error.reason };
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
