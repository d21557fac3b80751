/** Buy of the premium summary and the buy-policy page (S0 2, 5; decisions M41–M43). */
import { CONDITION_FIELD, checkBuyPolicy } from '@muqarin/rules/buy-policy';
import { toIsoDate } from '@muqarin/rules/dates';
import { parsePlansByCategory } from '@muqarin/rules/medical-corporate/picks-wire';
import { messages } from '@muqarin/rules/messages';
import { aedToFils } from '@muqarin/rules/money';
import { formatAed } from '@muqarin/rules/money-format';
import { corporatePurchasePaths as paths } from '../../../../contract/medical-corporate/purchase.ts';
import { type Message, ofRules, ours, said } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules } from '../../../session/flash.ts';
import {
  confirmGroup,
  type GroupConfirmed,
} from '../../../use-cases/medical-corporate/confirm-policy.ts';
import {
  groupQuoteOfSession,
  pageOfPolicy,
  policyOfGroup,
} from '../../../use-cases/medical-corporate/session-quote.ts';
import { isTicked, startIn } from '../../forms/buy-fields.ts';
import type { Form, FormOutcome } from '../../forms/form.ts';
import { afterContact } from '../../plan-list/prices-first.ts';
import { tabAddress } from '../plans/forms.ts';
import { corporatePricesFirst } from '../plans/prices-first.ts';

const summary = tabAddress('summary');

export function corporatePurchaseForms(bff: Bff): Form[] {
  return [buyForm(bff), confirmForm(bff)];
}

/** A category without a plan is said before a contact is asked for: nothing could be bought with it. */
function buyForm(bff: Bff): Form {
  const buy: Form = {
    path: paths.buy,
    flashPage: 'corporate-list',
    back: summary,
    refusedAs: 'warning',
    handle: async (ask) => {
      const quote = await groupQuoteOfSession(bff, ask);
      const { reference, netFils } = quote;
      const seenFils = aedToFils(ask.fields.premium ?? '');
      if (seenFils !== null && seenFils !== netFils) {
        return { to: summary, warning: priceChanged(netFils), reference };
      }
      return { to: paths.buyPolicy, redirect: paths.buyPolicy, reference };
    },
  };
  const bought = afterContact(corporatePricesFirst, buy, () => paths.buyPolicy);
  return {
    ...buy,
    handle: async (ask) => {
      const quote = await groupQuoteOfSession(bff, ask);
      const { reference, answers, chosen } = quote;
      const policy = await policyOfGroup(bff, ask, quote);
      if (policy) return { to: pageOfPolicy(policy), redirect: pageOfPolicy(policy), reference };
      if (chosen.length < answers.categories.length) {
        return { to: summary, warning: ours(messages.selectAPlan), reference };
      }
      return bought.handle(ask);
    },
  };
}

function confirmForm(bff: Bff): Form {
  const confirm: Form = {
    path: paths.buyPolicy,
    flashPage: 'corporate-buy',
    handle: async (ask) => {
      const { fields } = ask;
      const quote = await groupQuoteOfSession(bff, ask);
      const { reference } = quote;
      const bought = await policyOfGroup(bff, ask, quote);
      if (bought) return { to: pageOfPolicy(bought), redirect: pageOfPolicy(bought), reference };
      const offered = await bff.quoting.offerGroup({ quoteId: quote.quoteId }, ask.context);
      if (offered.outcome === 'incomplete') return withoutPlan(reference);
      const hasCondition = offered.offer.conditions.length > 0;
      const conditionConfirmed = isTicked(fields[CONDITION_FIELD]);
      const form = {
        policy_start_date: startIn(fields),
        t_and_c_3: isTicked(fields.t_and_c_3),
        has_condition: hasCondition,
        condition_confirmed: conditionConfirmed,
      };
      const checked = checkBuyPolicy(form, bff.today());
      if (!checked.ok)
        return { to: paths.buyPolicy, errors: errorsOfRules(checked.errors), reference };
      const { policy_start_date: start } = checked.answers;
      const answer = await confirmGroup(bff, {
        ...ask,
        chosen: parsePlansByCategory(fields.plans).picks,
        premiumFils: aedToFils(fields.premium ?? '') ?? 0,
        startDate: toIsoDate(start),
        // Without a condition nothing was asked, so nothing was confirmed.
        ...(hasCondition ? { conditionConfirmed } : {}),
      });
      return outcomeOf(answer, reference);
    },
  };
  return afterContact(corporatePricesFirst, confirm, () => paths.buyPolicy);
}

function outcomeOf(answer: GroupConfirmed, reference: string): FormOutcome {
  const back = { to: paths.buyPolicy, reference };
  switch (answer.outcome) {
    case 'confirmed':
    case 'bought_already':
      return { to: paths.documents, redirect: paths.documents, reference };
    case 'incomplete':
      return withoutPlan(reference);
    case 'bad_start_date':
      return {
        ...back,
        errors: [{ field: 'policy_start_date', message: ofRules(answer.message) }],
      };
    case 'condition_refused':
      return {
        ...back,
        errors: [{ field: CONDITION_FIELD, message: ours(messages.confirmCondition) }],
      };
    case 'price_changed':
      return { ...back, warning: priceChanged(answer.netFils) };
  }
}

function withoutPlan(reference: string): FormOutcome {
  return {
    to: summary,
    flashPage: 'corporate-list',
    warning: ours(messages.selectAPlan),
    reference,
  };
}

function priceChanged(netFils: number): Message {
  return said('Price changed: {amount}', { amount: formatAed(netFils, 'always') });
}
