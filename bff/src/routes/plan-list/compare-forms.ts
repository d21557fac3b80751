/** The compare tray of a list (S0 4, 5; S1 4, 5; decisions M16): at most three plans, at least two to compare. */
import type { CallContext } from '@muqarin/platform/context';
import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { compareProblem, toggleCompared } from '@muqarin/rules/plan-list/compare';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { idOf } from '../documented/read-fields.ts';
import { type Form, type FormAsk, ownPath } from '../forms/form.ts';

interface ComparedQuote {
  quoteId: string;
  reference: string;
  comparedPlanIds: number[];
}

/** What a line says of its list. */
export interface PlanList {
  form: Pick<Form, 'flashPage' | 'refusedAs'> & { back: string } & Required<
      Pick<Form, 'comparison'>
    >;
  /** Of the session; throws without one. */
  quoteOf(bff: Bff, ask: Pick<FormAsk, 'session' | 'context'>): Promise<ComparedQuote>;
  setCompared(
    bff: Bff,
    input: { quoteId: string; planIds: number[] },
    context: CallContext,
  ): Promise<{ comparedPlanIds: number[] }>;
}

export function toggleComparedForm(bff: Bff, list: PlanList, path: string): Form {
  return {
    ...list.form,
    path,
    handle: async (ask) => {
      const { quoteId, reference, comparedPlanIds } = await list.quoteOf(bff, ask);
      const to = ownPath(ask.fields.return, list.form.back);
      const { ids, message } = toggleCompared(comparedPlanIds, idOf(ask.fields.product_id) ?? 0);
      if (message !== undefined) {
        return { to, warning: ours(message), comparedIds: comparedPlanIds, reference };
      }
      const after = await list.setCompared(bff, { quoteId, planIds: ids }, ask.context);
      return { to, comparedIds: after.comparedPlanIds, reference };
    },
  };
}

export function clearComparedForm(bff: Bff, list: PlanList, path: string): Form {
  return {
    ...list.form,
    path,
    handle: async (ask) => {
      const { quoteId, reference } = await list.quoteOf(bff, ask);
      await list.setCompared(bff, { quoteId, planIds: [] }, ask.context);
      return { to: ownPath(ask.fields.return, list.form.back), comparedIds: [], reference };
    },
  };
}

/** The list goes by form post; the page itself is a GET, so that a reload works. */
export function comparePlansForm(bff: Bff, list: PlanList): Form {
  const to = list.form.comparison.path;
  return {
    ...list.form,
    path: to,
    handle: async (ask) => {
      const { quoteId, reference } = await list.quoteOf(bff, ask);
      const planIds = parseIds(ask.fields.product_ids);
      const problem = compareProblem(planIds);
      if (problem !== null) {
        return {
          to: ownPath(ask.fields.return, list.form.back),
          warning: ours(problem),
          reference,
        };
      }
      const after = await list.setCompared(bff, { quoteId, planIds }, ask.context);
      return { to, redirect: to, comparedIds: after.comparedPlanIds, reference };
    },
  };
}
