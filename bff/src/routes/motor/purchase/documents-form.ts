/** The documents page's post without scripts: all files at once, then the success page (S1 4, 5). */
import { motorOrderPaths } from '../../../../contract/motor/order-pages.ts';
import type { Bff } from '../../../parts.ts';
import { addDocuments } from '../../../use-cases/motor/order/add-documents.ts';
import type { PostedForm } from './posted-form.ts';

export function documentsForm(bff: Bff): PostedForm {
  return {
    path: motorOrderPaths.sendDocuments,
    page: motorOrderPaths.documents,
    flashPage: 'motor-documents',
    answer: async (ask) => {
      const added = await addDocuments(bff, ask);
      if (added.ok) return { to: motorOrderPaths.documentsDone };
      return { to: motorOrderPaths.documents, flash: { errors: added.errors } };
    },
  };
}
