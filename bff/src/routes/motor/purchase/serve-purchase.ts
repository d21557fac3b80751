/** Buying a motor plan: page models, plain forms, the form with files, the insurer's notices. */
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../../parts.ts';
import { serveForm } from '../../forms/form.ts';
import { servePageModels } from '../../pages/serve-pages.ts';
import { documentsForm } from './documents-form.ts';
import { motorPurchaseForms } from './forms.ts';
import { serveInsurer } from './insurer.ts';
import { motorPurchasePages } from './pages.ts';
import { serveMotorPolicy } from './policy-pdf.ts';
import { servePostedForm } from './posted-form.ts';
import { purchaseForm } from './purchase-form.ts';

export function serveMotorPurchase(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, motorPurchasePages);
  for (const form of motorPurchaseForms(bff)) serveForm(app, bff, form);
  servePostedForm(app, bff, purchaseForm(bff));
  servePostedForm(app, bff, documentsForm(bff));
  serveMotorPolicy(app, bff);
  serveInsurer(app, bff);
}
