/** The pages of policies that were bought, of every line: models and plain forms. */
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../parts.ts';
import { serveForm } from '../forms/form.ts';
import { servePageModels } from '../pages/serve-pages.ts';
import { policyForms } from './forms.ts';
import { policyPageModels } from './pages.ts';

export function servePolicies(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, policyPageModels);
  for (const form of policyForms(bff)) serveForm(app, bff, form);
}
