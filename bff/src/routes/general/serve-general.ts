/**
 * General insurance: page models and plain forms. Its documented calls stand in `calls.ts`, its wizard
 * among the questionnaires (`serve-forms.ts`).
 */
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../parts.ts';
import { serveForm } from '../forms/form.ts';
import { servePageModels } from '../pages/serve-pages.ts';
import { generalListForms } from './plans/forms.ts';
import { generalPageModels } from './plans/pages.ts';

export function serveGeneral(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, generalPageModels);
  for (const form of generalListForms(bff)) serveForm(app, bff, form);
}
