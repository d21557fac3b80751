/** The staff list by which a group's counts were filled in, and its people. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { InsuredPerson } from '@muqarin/orders/contract/medical-corporate/policy-calls';
import type { CallContext } from '@muqarin/platform/context';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import type { Bff } from '../../../parts.ts';
import { bandsOf } from './session-census.ts';

type Parts = Pick<Bff, 'documents' | 'quoting'>;
type Of = Pick<GroupQuote, 'draftId' | 'answers'>;
export type AppliedList = { owner: string; uploadId: string } & Awaited<ReturnType<typeof bandsOf>>;

/** The list that was filled in last; of a journey, or of the one that was bought. */
export async function appliedList(
  bff: Parts,
  { draftId, answers }: Of,
  context: CallContext,
): Promise<AppliedList | null> {
  const owner = ownerOf.groupCensus(draftId);
  const { files } = await bff.documents.listCensusFiles({ owner }, context);
  const file = files.find(({ isTable, reading }) => isTable && reading?.isApplied);
  if (!file) return null;
  const bands = await bandsOf(bff, answers.emirateId, context);
  return { owner, uploadId: file.uploadId, ...bands };
}

/** Whom a policy is bought for; empty where no list was filled in, or it does not say how old everybody is. */
export async function peopleToInsure(
  bff: Parts,
  quote: Of,
  context: CallContext,
): Promise<InsuredPerson[]> {
  const list = await appliedList(bff, quote, context);
  const answer = list && (await bff.documents.readCensusMembers(list, context));
  if (answer?.outcome !== 'read') return [];
  const people = answer.people.flatMap(({ age, ...person }) => {
    return age === null ? [] : [{ ...person, age }];
  });
  return people.length === answer.people.length ? people : [];
}
