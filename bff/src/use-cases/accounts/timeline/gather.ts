/**
 * Everything of one account, from the services that own it: linked by the account's confirmed address, or by the session in which it
 * began, never by a name or a number that only look alike.
 */
import type { ExternalPolicy } from '@muqarin/accounts/contract/policies';
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../../../parts.ts';
import { ofJourneys, paperOwners } from '../../papers-of-journeys.ts';

type Parts = Pick<Bff, 'accounts' | 'leads' | 'quoting' | 'orders' | 'documents'>;

export interface Asked {
  accountId: string;
  email: string;
  policies: readonly ExternalPolicy[];
}

export type Gathered = Awaited<ReturnType<typeof gather>>;

export async function gather(bff: Parts, asked: Asked, context: CallContext) {
  const { accountId, email, policies } = asked;
  const begun = await bff.accounts.journeys({ accountId }, context);
  const person = await bff.leads.ofPerson({ email, ...begun }, context);
  const ofLeads = person.leads.flatMap(({ draftId }) => (draftId === null ? [] : [draftId]));
  const drafts = person.drafts.map(({ draftId }) => draftId);
  const draftIds = [...new Set([...begun.draftIds, ...ofLeads, ...drafts])].slice(0, mostJourneys);
  const here = await ofJourneys(bff, draftIds, context);
  const owners = [
    ...policies.map(({ policyId }) => ownerOf.externalPolicy(policyId)),
    ...paperOwners(here).keys(),
  ];
  const { uploads } =
    owners.length > 0 ? await bff.documents.uploadsOf({ owners }, context) : { uploads: [] };
  return { ...person, ...here, uploads, policies };
}

const mostJourneys = 500;
