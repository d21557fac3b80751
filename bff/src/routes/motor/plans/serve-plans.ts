/** The motor list and comparison: page models, plain forms, the report. */
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../../parts.ts';
import { serveForm } from '../../forms/form.ts';
import { servePageModels } from '../../pages/serve-pages.ts';
import { motorEmailForm } from './email-form.ts';
import { motorQuoteForms } from './forms.ts';
import { motorQuotePages } from './pages.ts';
import { serveMotorReport } from './report.ts';

export function serveMotorQuotes(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, motorQuotePages);
  for (const form of [...motorQuoteForms(bff), motorEmailForm(bff)]) serveForm(app, bff, form);
  serveMotorReport(app, bff);
}
