/**
 * General insurance: page models and plain forms. Its documented calls stand in `calls.ts`, its wizard
 * among the questionnaires (`serve-forms.ts`).
 */
import type { FastifyInstance } from 'fastify';
import { generalPaths } from '../../../contract/general/pages.ts';
import type { Bff } from '../../parts.ts';
import { findGeneralQuote } from '../../use-cases/general/session-quote.ts';
import { generalOnPaper } from '../../views/general/list-paper.ts';
import { serveForm } from '../forms/form.ts';
import { servePageModels } from '../pages/serve-pages.ts';
import { serveListPaper } from '../plan-list/list-paper.ts';
import { generalListForms } from './plans/forms.ts';
import { generalPageModels } from './plans/pages.ts';

export function serveGeneral(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, generalPageModels);
  for (const form of generalListForms(bff)) serveForm(app, bff, form);
  serveListPaper(app, bff, generalPaths.pdf, async (ask) => {
    const quote = await findGeneralQuote(bff, ask);
    return quote && generalOnPaper(quote);
  });
}
