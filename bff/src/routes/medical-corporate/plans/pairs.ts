/** One insurer and claims handler for all categories at once (decisions M28), beside the tabs that choose one by one. */
import { AppError } from '@muqarin/platform/errors';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import { type GroupPairsModel, pairPaths } from '../../../../contract/medical-corporate/pairs.ts';
import { oursIn, type PageDraft } from '../../../locale/page-draft.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { groupQuoteOfSession } from '../../../use-cases/medical-corporate/session-quote.ts';
import { idOf } from '../../documented/read-fields.ts';
import type { Form, FormAsk, FormOutcome } from '../../forms/form.ts';
import type { PageAsk } from '../../pages/page-ask.ts';

const summary = `${corporatePaths.products}?category=summary`;

export function corporatePairForm(bff: Bff): Form {
  return {
    path: pairPaths.pair,
    flashPage: 'corporate-list',
    back: summary,
    refusedAs: 'warning',
    handle: (ask) => take(bff, ask),
  };
}

async function take(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const { quoteId, reference } = await groupQuoteOfSession(bff, ask);
  const insurerId = idOf(ask.fields.insurer_id) ?? 0;
  const tpaId = idOf(ask.fields.tpa_id) ?? 0;
  try {
    await bff.quoting.selectGroupPair({ quoteId, insurerId, tpaId }, ask.context);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'QUOTING.MEMBERS_NOT_UPDATED') throw error;
    return { to: summary, warning: ours(corporateMessages.membersNotUpdated), reference };
  }
  return { to: summary, redirect: summary, reference };
}

/** Of the summary. */
export async function groupPairs(
  bff: Bff,
  { context }: PageAsk,
  { quoteId, chosen }: GroupQuote,
): Promise<PageDraft<GroupPairsModel>> {
  const { pairs, incomplete } = await bff.quoting.groupPairs({ quoteId }, context);
  const taken = chosen.map(({ category, plan }) => `${category} ${plan}`).join();
  return {
    pairs: pairs.map(({ insurerCode: _code, vatFils: _vat, plans, ...pair }) => ({
      ...oursIn(pair, 'insurerName', 'tpaName'),
      plans: plans.map(({ category, planName, netFils }) => {
        return { category, planName: ours(planName), netFils };
      }),
      isChosen: plans.map(({ category, planId }) => `${category} ${planId}`).join() === taken,
    })),
    incomplete: incomplete.map(({ insurerCode: _code, ...pair }) =>
      oursIn(pair, 'insurerName', 'tpaName'),
    ),
  };
}
