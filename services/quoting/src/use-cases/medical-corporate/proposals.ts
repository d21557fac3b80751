/** Proposals of a group: an event is published for each; one that is given out as a link is kept with its quote. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import type { GroupProposal } from '../../../contract/medical-corporate/proposal-calls.ts';
import type { GroupPick, PricedPick } from '../../../contract/medical-corporate/quote.ts';
import { changed, type Decision, kept, once, type Revision } from '../../domain/quote-life.ts';
import { proposalLinksEnded, proposalMade } from '../../events/quote-events.ts';
import type { StoredGroupQuote, StoredProposal } from '../../store/medical-corporate/quotes.ts';
import { pickView } from '../../views/medical-corporate/chosen.ts';
import { insurerTermsView } from '../../views/medical-corporate/quote-view.ts';
import { ofJourney } from '../of-journey.ts';
import type { GroupContext } from './context.ts';
import { offerOfPick, pickedPlans } from './picked-plans.ts';

const line = 'medical-corporate';
/** Of one quote; an older link ends when there are more. */
const PROPOSALS_KEPT = 20;

export interface MakeProposal {
  quoteId: string;
  idempotencyKey: string;
  form: 'pdf' | 'xlsx' | 'link';
  options: readonly { option: number; picks: readonly GroupPick[] }[];
}

/** Raises ProposalMade, once a key. Throws as `pickedPlans` does, and QUOTING.NO_QUOTE. */
export async function makeProposal(
  context: GroupContext,
  asked: MakeProposal,
  call: CallContext,
): Promise<{ proposalId: string | null }> {
  const { quoteId, idempotencyKey, form, options } = asked;
  const id = context.newId();
  const { quote } = await context.life.move(quoteId, async (found) => {
    const catalogue = await context.rater.ofVersion(found.catalogueVersion);
    const proposed = options.map(({ option, picks }) => {
      return { option, plans: pickedPlans(catalogue, found, picks) };
    });
    const payload = {
      quoteId,
      line,
      reference: found.reference,
      form,
      revision: found.revision,
      options: proposed.map(({ option, plans }) => {
        return { option, offers: plans.map((pick) => offerOfPick(catalogue, pick)) };
      }),
      ...(form === 'link' ? { link: linkTo(found, id) } : {}),
    };
    const madeAt = context.now().toISOString();
    return {
      decision: form === 'link' ? newLink(found, idempotencyKey) : once(found, idempotencyKey),
      own: form === 'link' ? withLink(found, { id, key: idempotencyKey, madeAt }, proposed) : {},
      events: () => [createEvent(proposalMade, payload, ofJourney(call, found), context.events)],
    };
  });
  const made = form === 'link' && quote.proposals.find(({ key }) => key === idempotencyKey);
  return { proposalId: made ? made.id : null };
}

/** The same press makes it anew once all links were ended. */
function newLink({ proposals }: StoredGroupQuote, wanted: string): Decision {
  return proposals.some(({ key }) => key === wanted) ? kept : changed({});
}

function linkTo({ _id: quoteId, validUntil }: StoredGroupQuote, proposalId: string) {
  return { ...linkOf('group_proposal', quoteId, validUntil), plans: proposalId };
}

function withLink(
  { proposals, revision, validUntil }: StoredGroupQuote,
  made: Pick<StoredProposal, 'id' | 'key' | 'madeAt'>,
  proposed: readonly { option: number; plans: readonly PricedPick[] }[],
): Pick<StoredGroupQuote, 'proposals'> {
  const options = proposed.map(({ option, plans }) => ({
    option,
    picks: plans.map(({ category, planId, variantIds }) => ({ category, planId, variantIds })),
  }));
  const proposal = { ...made, revision, validUntil, options };
  return { proposals: [...proposals, proposal].slice(-PROPOSALS_KEPT) };
}

/** As it was made: by its own revision's answers, day and catalogue. Null when it ended or is gone. */
export async function keptProposal(
  { quotes, rater }: GroupContext,
  { quoteId, proposalId }: { quoteId: string; proposalId: string },
): Promise<GroupProposal | null> {
  const quote = await quotes.find(quoteId);
  const proposal = quote?.proposals.find(({ id }) => id === proposalId);
  const then = quote && proposal && revisionOf(quote, proposal.revision);
  if (!quote || !proposal || !then) return null;
  const catalogue = await rater.ofVersion(then.catalogueVersion);
  return {
    reference: quote.reference,
    madeAt: proposal.madeAt,
    validUntil: proposal.validUntil,
    catalogueVersion: then.catalogueVersion,
    emirateId: then.answers.emirateId,
    categories: then.answers.categories,
    insurerTerms: insurerTermsView(catalogue),
    options: proposal.options.map(({ option, picks }) => ({
      option,
      plans: picks.flatMap((pick) => pickView(catalogue, then, pick) ?? []),
    })),
  };
}

/** Throws QUOTING.NO_QUOTE. */
export async function endProposals(
  { life, events }: GroupContext,
  { quoteId }: { quoteId: string },
  call: CallContext,
): Promise<{ ended: number }> {
  let ended = 0;
  await life.move(quoteId, (quote) => {
    const { proposals, reference } = quote;
    const links = proposals.length;
    ended = links;
    if (links === 0) return { decision: kept };
    const payload = { quoteId, line, reference, links };
    return {
      decision: changed({}),
      own: { proposals: [] },
      events: () => [createEvent(proposalLinksEnded, payload, ofJourney(call, quote), events)],
    };
  });
  return { ended };
}

/** The quote as it was in that revision; null when it is not kept any more. */
function revisionOf(quote: StoredGroupQuote, revision: number): StoredGroupQuote | null {
  if (quote.revision === revision) return quote;
  const earlier = quote.revisions.find((one: Revision) => one.revision === revision);
  return earlier ? { ...quote, ...(earlier as Partial<StoredGroupQuote>) } : null;
}
