/** The Quote button of the motor list without scripts (decisions M40). */
import { messages } from '@muqarin/rules/messages';
import { parseIdList } from '@muqarin/rules/plan-list/compare';
import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import type { Bff } from '../../../parts.ts';
import {
  addonsByPlan,
  createMotorQuotationLines,
} from '../../../use-cases/motor/create-quotation-lines.ts';
import { motorHeadOfSession } from '../../../use-cases/motor/session-quote.ts';
import type { Form } from '../../forms/form.ts';
import { onceForm } from '../../plan-list/once-form.ts';
import { listForm } from './list-form.ts';

export function motorQuotationLinesForm(bff: Bff): Form {
  return onceForm(bff, {
    path: motorListPaths.quotationLines,
    form: listForm,
    quoteOf: motorHeadOfSession,
    act: (_bff, ask) => {
      const { selected_product_ids_str: ids = '', addons = '' } = ask.fields;
      const pressed = { planIds: parseIdList(ids), addons: addonsByPlan(addons) };
      return createMotorQuotationLines(bff, ask, pressed);
    },
    done: () => messages.backOfficeCreated,
  });
}
