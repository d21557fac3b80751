/** BUY NOW and the buy-policy page (S0 2, 5; decisions M41–M43). */
import { AppError } from '@muqarin/platform/errors';
import { CONDITION_FIELD, checkBuyPolicy } from '@muqarin/rules/buy-policy';
import { toIsoDate } from '@muqarin/rules/dates';
import { messages } from '@muqarin/rules/messages';
import { aedToFils } from '@muqarin/rules/money';
import { formatAed } from '@muqarin/rules/money-format';
import { medicalPaths } from '../../../../contract/medical/pages.ts';
import { ofRules, ours, said } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules } from '../../../session/flash.ts';
import { confirmPolicy } from '../../../use-cases/medical/confirm-policy.ts';
import { quoteOfSession } from '../../../use-cases/medical/session-quote.ts';
import { isTicked, startIn } from '../../forms/buy-fields.ts';
import type { Fields, Form, FormAsk } from '../../forms/form.ts';
import { afterContact } from '../../plan-list/prices-first.ts';
import { listForm } from '../plans/list-form.ts';
import { medicalPricesFirst } from '../plans/prices-first.ts';

const thankYou = '/survey/medical/ind/thank-you';
const wayBack = ({ fields }: FormAsk) => buyAddress(planIdIn(fields));
const buyAddress = (planId: number) => `${medicalPaths.buyPolicy}?plan=${planId}`;

export function selectForm(bff: Bff): Form {
  const select: Form = {
    path: medicalPaths.select,
    ...listForm,
    handle: async ({ session, context, fields }) => {
      const quote = await quoteOfSession(bff, session, context);
      if (quote.policy) return { to: thankYou, redirect: thankYou, reference: quote.reference };
      const planId = planIdIn(fields);
      await bff.quoting.selectPlan({ quoteId: quote.quoteId, planId }, context);
      const to = buyAddress(planId);
      return { to, redirect: to, reference: quote.reference };
    },
  };
  return afterContact(medicalPricesFirst, select, wayBack);
}

export function buyForm(bff: Bff): Form {
  const buy: Form = {
    path: medicalPaths.buyPolicy,
    flashPage: 'medical-buy',
    handle: async ({ session, context, fields, key }) => {
      const quote = await quoteOfSession(bff, session, context);
      const done = { to: thankYou, redirect: thankYou, reference: quote.reference };
      if (quote.policy) return done;
      const planId = planIdIn(fields);
      const back = { to: buyAddress(planId), reference: quote.reference };
      const tile = quote.tiles.find((known) => known.planId === planId);
      const form = {
        policy_start_date: startIn(fields),
        t_and_c_3: isTicked(fields.t_and_c_3),
        has_condition: tile !== undefined && tile.conditions.length > 0,
        condition_confirmed: isTicked(fields[CONDITION_FIELD]),
      };
      const checked = checkBuyPolicy(form, bff.today());
      if (!checked.ok) return { ...back, errors: errorsOfRules(checked.errors) };
      const answer = await confirmPolicy(bff, {
        session,
        context,
        key,
        planId,
        premiumFils: aedToFils(fields.premium ?? ''),
        startDate: toIsoDate(checked.answers.policy_start_date),
        // Without a condition nothing was asked, so nothing was confirmed.
        ...(form.has_condition ? { conditionConfirmed: form.condition_confirmed } : {}),
      });
      if (answer.outcome === 'confirmed' || answer.outcome === 'bought_already') return done;
      if (answer.outcome === 'bad_start_date') {
        return {
          ...back,
          errors: [{ field: 'policy_start_date', message: ofRules(answer.message) }],
        };
      }
      if (answer.outcome === 'condition_refused') {
        const message = ours(messages.confirmCondition);
        return { ...back, errors: [{ field: CONDITION_FIELD, message }] };
      }
      return {
        ...back,
        warning: said('Price changed: {amount}', { amount: formatAed(answer.netFils) }),
      };
    },
  };
  return afterContact(medicalPricesFirst, buy, wayBack);
}

function planIdIn({ product_id = '' }: Fields): number {
  if (/^\d{1,9}$/.test(product_id)) return Number(product_id);
  throw new AppError('not_found', 'BFF.NO_PLAN', messages.notFound);
}
