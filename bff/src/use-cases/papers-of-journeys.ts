/** Papers that people sent for what they asked or bought here, each with the reference of that. */
import { ownerOf, type Upload } from '@muqarin/documents/contract/uploads-contract';
import type { Bought } from '@muqarin/orders/contract/person';
import type { CallContext } from '@muqarin/platform/context';
import type { QuoteHead } from '@muqarin/quoting/contract/person';
import type { Bff } from '../parts.ts';
import { unlessAway } from './unless-away.ts';

export interface OfJourneys {
  quotes: readonly QuoteHead[];
  bought: readonly Bought[];
}

export async function ofJourneys(
  bff: Pick<Bff, 'quoting' | 'orders'>,
  draftIds: readonly string[],
  context: CallContext,
): Promise<OfJourneys> {
  const asked = { draftIds: [...draftIds] };
  const [{ quotes }, { bought }] = await Promise.all([
    bff.quoting.quotesOfJourneys(asked, context),
    bff.orders.boughtOfJourneys(asked, context),
  ]);
  return { quotes, bought };
}

/** By whose the papers are: the reference that a person knows it by. */
export function paperOwners({ quotes, bought }: OfJourneys): Map<string, string> {
  return new Map([
    ...bought.flatMap(({ line, policyId, reference }) => {
      const owner = boughtOwners[line];
      return owner ? [[owner(policyId), reference] as const] : [];
    }),
    ...quotes.flatMap(({ line, quoteId, reference }) =>
      line === 'general' ? [[ownerOf.generalQuote(quoteId), reference] as const] : [],
    ),
  ]);
}

/** What nobody sends papers for has no owner. */
const boughtOwners: Partial<Record<Bought['line'], (id: string) => string>> = {
  motor: ownerOf.motorOrder,
  'medical-corporate': ownerOf.groupPolicy,
};

export interface SentPaper extends Pick<Upload, 'uploadedAt' | 'expiresAt'> {
  /** In our words, or the field it was sent by. */
  name: string;
  reference: string;
}

/** Null while a service that knows of them does not answer. */
export function papersUnlessAway(
  bff: Pick<Bff, 'quoting' | 'orders' | 'documents'>,
  draftIds: readonly string[],
  context: CallContext,
): Promise<SentPaper[] | null> {
  return unlessAway(papersOfJourneys(bff, draftIds, context));
}

/** The newest first. */
async function papersOfJourneys(
  bff: Pick<Bff, 'quoting' | 'orders' | 'documents'>,
  draftIds: readonly string[],
  context: CallContext,
): Promise<SentPaper[]> {
  const owners = paperOwners(await ofJourneys(bff, draftIds, context));
  if (owners.size === 0) return [];
  const { uploads } = await bff.documents.uploadsOf({ owners: [...owners.keys()] }, context);
  return uploads.map(({ owner, label, slot, uploadedAt, expiresAt }) => {
    return { name: label || slot, reference: owners.get(owner) ?? '', uploadedAt, expiresAt };
  });
}
