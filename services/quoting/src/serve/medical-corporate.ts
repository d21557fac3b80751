/** The calls of group medical insurance, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { FastifyInstance } from 'fastify';
import { groupListCalls } from '../../contract/medical-corporate/list-calls.ts';
import { groupMemberCalls } from '../../contract/medical-corporate/member-calls.ts';
import { pairCalls } from '../../contract/medical-corporate/pair-calls.ts';
import { groupPlanCalls as plans } from '../../contract/medical-corporate/plan-calls.ts';
import { groupProposalCalls as proposals } from '../../contract/medical-corporate/proposal-calls.ts';
import { groupCalls as calls } from '../../contract/medical-corporate/quote-calls.ts';
import type { StoredGroupQuote } from '../store/medical-corporate/quotes.ts';
import type { GroupContext } from '../use-cases/medical-corporate/context.ts';
import { emailGroupPlans } from '../use-cases/medical-corporate/email-plans.ts';
import {
  changesOfGroupPlan,
  explainGroupPlan,
  listGroupPlans,
  priceGroupPicks,
} from '../use-cases/medical-corporate/list-plans.ts';
import { offerGroup } from '../use-cases/medical-corporate/offer-group.ts';
import { listGroupPairs, selectGroupPair } from '../use-cases/medical-corporate/pairs.ts';
import { asRated, priceGroup, wrongCounts } from '../use-cases/medical-corporate/price-group.ts';
import {
  endProposals,
  keptProposal,
  makeProposal,
} from '../use-cases/medical-corporate/proposals.ts';
import { createGroupQuotationLines } from '../use-cases/medical-corporate/quotation-lines.ts';
import { rateGroupLists } from '../use-cases/medical-corporate/rate-lists.ts';
import { rateGroupMembers } from '../use-cases/medical-corporate/rate-members.ts';
import { clearGroupPlan, selectGroupPlan } from '../use-cases/medical-corporate/select-plan.ts';
import { groupListsView } from '../views/medical-corporate/group-plan.ts';
import { groupPlanPopup } from '../views/medical-corporate/group-popup.ts';
import { groupPlanDocument } from '../views/medical-corporate/plan-documents.ts';
import { groupPlanWords } from '../views/medical-corporate/plan-words.ts';
import { groupQuoteView } from '../views/medical-corporate/quote-view.ts';
import { answeredView } from '../views/quote-head.ts';

export function serveGroups(app: FastifyInstance, context: GroupContext): void {
  serveCatalogue(app, context);
  serveQuotes(app, context);
  serveProposals(app, context);
}

function serveCatalogue(app: FastifyInstance, context: GroupContext): void {
  const { rater, now } = context;
  serveCall(app, calls.groupLists, async ({ emirateId }) =>
    groupListsView(rater.current(), emirateId),
  );
  serveCall(app, groupMemberCalls.rateGroupMembers, (input) => rateGroupMembers(context, input));
  serveCall(app, groupListCalls.rateGroupLists, (input) => rateGroupLists(context, input));
  serveCall(app, plans.groupPlan, async ({ planId }) => groupPlanPopup(rater.current(), planId));
  serveCall(app, plans.groupPlanDocument, async (input) =>
    groupPlanDocument(rater.current(), input),
  );
  serveCall(app, calls.countGroupPlans, async ({ answers }) => {
    const rated = asRated(answers);
    const messages = wrongCounts(rated);
    if (messages.length > 0) return { outcome: 'wrong_members' as const, messages };
    const catalogue = rater.current();
    const { prices } = priceGroup(catalogue, rated, toIsoDate(dubaiToday(now())));
    const plans = new Map(catalogue.plans.map((plan) => [plan.id, plan]));
    return {
      outcome: 'priced' as const,
      catalogueVersion: catalogue.version,
      plans: prices.flatMap(({ planId, netFils }) => {
        const plan = plans.get(planId);
        return plan ? [{ ...groupPlanWords(catalogue, plan), netFils }] : [];
      }),
    };
  });
}

function serveQuotes(app: FastifyInstance, context: GroupContext): void {
  const { quotes, rater, life } = context;
  const view = (quote: StoredGroupQuote) => groupQuoteView(rater, quote);
  serveCall(app, calls.createGroupQuote, async (input, call) =>
    answeredView(await life.create(input, call), view),
  );
  serveCall(app, calls.groupQuote, async ({ quoteId }) => {
    const stored = await quotes.find(quoteId);
    return stored ? view(stored) : null;
  });
  serveCall(app, calls.groupList, (input) => listGroupPlans(context, input));
  serveCall(app, calls.groupBifurcation, (input) => explainGroupPlan(context, input));
  serveCall(app, calls.priceGroupPicks, async (input) => ({
    picks: await priceGroupPicks(context, input),
  }));
  serveCall(app, calls.reviseGroupQuote, async ({ quoteId, leadId, ...change }, call) =>
    answeredView(await life.revise({ quoteId, leadId, change }, call), view),
  );
  serveCall(app, calls.updateGroupMembers, async ({ quoteId, ...members }, call) =>
    answeredView(await life.revise({ quoteId, change: { members } }, call), view),
  );
  serveCall(app, calls.selectGroupPlan, async (input, call) =>
    view(await selectGroupPlan(context, input, call)),
  );
  serveCall(app, pairCalls.groupPairs, ({ quoteId }) => listGroupPairs(context, quoteId));
  serveCall(app, pairCalls.selectGroupPair, async (input, call) =>
    view(await selectGroupPair(context, input, call)),
  );
  serveCall(app, calls.clearGroupPlan, async (input) => view(await clearGroupPlan(context, input)));
  serveCall(app, plans.groupPlanChanges, (input) => changesOfGroupPlan(context, input));
  serveCall(app, plans.setGroupCompared, async (input, call) => {
    const { quote } = await life.compare(input, call);
    return { planIds: [...quote.comparedPlanIds] };
  });
  serveCall(app, calls.offerGroup, (input, call) => offerGroup(context, input, call));
  serveCall(app, calls.reproduceGroupQuote, ({ quoteId }) => life.reproduce(quoteId));
}

function serveProposals(app: FastifyInstance, context: GroupContext): void {
  serveCall(app, proposals.createGroupQuotationLines, (input, call) =>
    createGroupQuotationLines(context, input, call),
  );
  serveCall(app, proposals.emailGroupPlans, (input, call) => emailGroupPlans(context, input, call));
  serveCall(app, proposals.makeGroupProposal, (input, call) => makeProposal(context, input, call));
  serveCall(app, proposals.groupProposal, (input) => keptProposal(context, input));
  serveCall(app, proposals.endGroupProposals, (input, call) => endProposals(context, input, call));
}
