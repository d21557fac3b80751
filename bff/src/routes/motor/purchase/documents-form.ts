/** The documents page's post without scripts: all files at once, then the success page (S1 4, 5). */
import { OrderSlot } from '@muqarin/orders/contract/motor/order';
import { motorOrderPaths } from '../../../../contract/motor/order-pages.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules } from '../../../session/flash.ts';
import { emptySlot } from '../../../uploads/take-away.ts';
import { addDocuments } from '../../../use-cases/motor/order/add-documents.ts';
import { orderFileRule } from '../../../use-cases/motor/order/sent-files.ts';
import type { PostedForm } from './posted-form.ts';

export function documentsForm(bff: Bff): PostedForm {
  return {
    path: motorOrderPaths.sendDocuments,
    page: motorOrderPaths.documents,
    flashPage: 'motor-documents',
    answer: async (ask) => {
      const { order, fields, context } = ask;
      const removed = OrderSlot.safeParse(fields.remove);
      if (removed.success) {
        await emptySlot(bff, { context, rule: orderFileRule(order.orderId) }, removed.data);
        return { to: motorOrderPaths.documents };
      }
      const added = await addDocuments(bff, ask);
      if (added.ok) return { to: motorOrderPaths.documentsDone };
      return { to: motorOrderPaths.documents, flash: { errors: errorsOfRules(added.errors) } };
    },
  };
}
