/** The staff list of the session's group: a file of its journey, read again whenever something of it is wanted (ADR 34). */
import { createHash } from 'node:crypto';
import {
  type CensusAnswer,
  type CensusFile,
  censusKeepDays,
} from '@muqarin/documents/contract/census-contract';
import type { CensusReading } from '@muqarin/documents/contract/census-reading';
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { CallContext } from '@muqarin/platform/context';
import type { CensusReading as Reading } from '@muqarin/rules/medical-corporate/census/reading';
import type { Bff } from '../../../parts.ts';
import type { Session } from '../../../session/session-plugin.ts';
import type { DraftAsk } from '../../line-drafts.ts';
import { groupDrafts } from '../session-draft.ts';

export type ReadCensus = Extract<CensusAnswer, { outcome: 'read' }>;

/** Null before the first answer of a journey. */
export function censusOwner({ data }: Pick<Session, 'data'>): string | null {
  const { draftId } = groupDrafts.idsOf({ data });
  return draftId === null ? null : ownerOf.groupCensus(draftId);
}

/** Lists that can be read, the newest first. */
export async function censusFiles(
  bff: Pick<Bff, 'documents'>,
  ask: DraftAsk,
): Promise<CensusFile[]> {
  const owner = censusOwner(ask.session);
  if (owner === null) return [];
  const { files } = await bff.documents.listCensusFiles({ owner }, ask.context);
  return files.filter(({ isTable }) => isTable);
}

export interface CensusAsk {
  owner: string;
  uploadId: string;
  emirateId: number;
  /** Kept with the file, if it is given; else as it was kept. */
  reading?: Reading | undefined;
}

/** Renews the days that the list is kept. */
export async function readCensus(
  bff: Pick<Bff, 'documents' | 'quoting'>,
  { owner, uploadId, emirateId, reading }: CensusAsk,
  context: CallContext,
): Promise<CensusAnswer> {
  const bands = await bandsOf(bff, emirateId, context);
  const asked = { owner, uploadId, ...bands, keepDays: censusKeepDays };
  return bff.documents.readCensus(
    { ...asked, ...(reading ? { reading: plain(reading) } : {}) },
    context,
  );
}

/** The counts of the list that was filled in last, by the bands of the emirate; none where there is no such list any more. */
export async function appliedCategories(
  bff: Pick<Bff, 'documents' | 'quoting'>,
  ask: DraftAsk,
  emirateId: number,
): Promise<ReadCensus['categories']> {
  const owner = censusOwner(ask.session);
  const file = (await censusFiles(bff, ask)).find(({ reading }) => reading?.isApplied);
  if (owner === null || !file) return [];
  const asked = { owner, uploadId: file.uploadId, emirateId };
  const answer = await readCensus(bff, asked, ask.context);
  return answer.outcome === 'read' ? answer.categories : [];
}

/** What the plans of an emirate part ages by. */
export async function bandsOf(
  { quoting }: Pick<Bff, 'quoting'>,
  emirateId: number,
  context: CallContext,
) {
  const { ageBands, maternityBands } = await quoting.groupLists({ emirateId }, context);
  return { ageBands, maternityBands };
}

/** Says how it is to be read from now on. */
export async function keepReading(
  { documents }: Pick<Bff, 'documents'>,
  { owner, uploadId, reading }: Pick<CensusAsk, 'owner' | 'uploadId'> & { reading: Reading },
  context: CallContext,
): Promise<void> {
  await documents.keepCensusReading({ owner, uploadId, reading: plain(reading) }, context);
}

/** Of several lists the one that is looked at now and the one whose counts were filled in last are kept: the others go. */
export async function dropOthers(
  bff: Pick<Bff, 'documents'>,
  ask: DraftAsk,
  kept: readonly string[],
): Promise<void> {
  const owner = censusOwner(ask.session);
  if (owner === null) return;
  const { files } = await bff.documents.listCensusFiles({ owner }, ask.context);
  for (const { uploadId } of files) {
    if (!kept.includes(uploadId))
      await bff.documents.deleteUpload({ uploadId, owner }, ask.context);
  }
}

/** Of the draft, else of the prices; null before it was said. */
export async function censusEmirate(bff: Bff, ask: DraftAsk): Promise<number | null> {
  const { draft } = await groupDrafts.ofSession(bff, ask);
  if (draft.emirate_id !== undefined) return draft.emirate_id;
  const { quoteId } = groupDrafts.idsOf(ask.session);
  const quote = quoteId === null ? null : await bff.quoting.groupQuote({ quoteId }, ask.context);
  return quote?.answers.emirateId ?? null;
}

/** The contract's lists may be written to. */
function plain({ chosen, corrections, categories, ...reading }: Reading): CensusReading {
  const { steps, exceptions, ...rule } = categories;
  return {
    ...reading,
    chosen: { ...chosen },
    corrections: [...corrections],
    categories: { ...rule, steps: [...steps], exceptions: [...exceptions] },
  };
}

/** Header rows that this visitor has said something of are known again, in any file of any of their journeys. */
const MOST_REMEMBERED = 8;

export function rememberedColumns({ data }: Pick<Session, 'data'>, headers: readonly string[]) {
  return data.censusColumns?.find(({ headers: hash }) => hash === hashOf(headers))?.chosen ?? null;
}

export async function rememberColumns(
  session: Session,
  headers: readonly string[],
  chosen: Reading['chosen'],
): Promise<void> {
  const hash = hashOf(headers);
  if (Object.keys(chosen).length === 0) return;
  await session.update((data) => {
    const others = (data.censusColumns ?? []).filter((one) => one.headers !== hash);
    const known = { headers: hash, chosen: { ...chosen } };
    return { ...data, censusColumns: [...others, known].slice(-MOST_REMEMBERED) };
  });
}

function hashOf(headers: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(headers)).digest('base64url');
}
