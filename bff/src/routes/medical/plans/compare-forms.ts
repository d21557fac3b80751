/** The compare tray (S0 4, 5; decisions M16): at most three plans, at least two to compare. */
import { compareProblem, parseIdList, toggleCompared } from '@muqarin/rules/medical/compare';
import { formPaths } from '../../../../contract/forms.ts';
import type { Bff } from '../../../parts.ts';
import { quoteOfSession } from '../../../use-cases/medical/session-quote.ts';
import { type Form, ownPath } from '../../forms/form.ts';
import { listForm } from './list-form.ts';
import { productsPath } from './pages.ts';

export function toggleComparedForm(bff: Bff): Form {
  return {
    path: formPaths.toggleCompared,
    ...listForm,
    handle: async ({ session, context, fields }) => {
      const to = ownPath(fields.return, productsPath);
      const quote = await quoteOfSession(bff, session, context);
      const { ids, message } = toggleCompared(quote.comparedPlanIds, Number(fields.product_id));
      if (message !== undefined) {
        return {
          to,
          warning: message,
          comparedIds: quote.comparedPlanIds,
          reference: quote.reference,
        };
      }
      const after = await bff.quoting.setCompared(
        { quoteId: quote.quoteId, planIds: ids },
        context,
      );
      return { to, comparedIds: after.comparedPlanIds, reference: quote.reference };
    },
  };
}

export function clearComparedForm(bff: Bff): Form {
  return {
    path: formPaths.clearCompared,
    ...listForm,
    handle: async ({ session, context, fields }) => {
      const quote = await quoteOfSession(bff, session, context);
      await bff.quoting.setCompared({ quoteId: quote.quoteId, planIds: [] }, context);
      return {
        to: ownPath(fields.return, productsPath),
        comparedIds: [],
        reference: quote.reference,
      };
    },
  };
}

/** The list goes by form post; the page itself is a GET, so that a reload works. */
export function comparePlansForm(bff: Bff): Form {
  return {
    path: formPaths.comparePlans,
    ...listForm,
    handle: async ({ session, context, fields }) => {
      const quote = await quoteOfSession(bff, session, context);
      const planIds = parseIdList(fields.product_ids ?? '');
      const problem = compareProblem(planIds);
      if (problem !== null) {
        return {
          to: ownPath(fields.return, productsPath),
          warning: problem,
          reference: quote.reference,
        };
      }
      const after = await bff.quoting.setCompared({ quoteId: quote.quoteId, planIds }, context);
      const to = formPaths.comparePlans;
      return { to, redirect: to, comparedIds: after.comparedPlanIds, reference: quote.reference };
    },
  };
}
