/** The motor list and comparison: page models, plain forms, the report. */
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../../parts.ts';
import { serveForm } from '../../forms/form.ts';
import { servePageModels } from '../../pages/serve-pages.ts';
import { afterContact, pricesFirstForm } from '../../plan-list/prices-first.ts';
import { motorEmailForm } from './email-form.ts';
import { motorQuoteForms } from './forms.ts';
import { motorQuotePages } from './pages.ts';
import { motorPricesFirst } from './prices-first.ts';
import { serveMotorReport } from './report.ts';

export function serveMotorQuotes(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, motorQuotePages);
  const mail = afterContact(motorPricesFirst, motorEmailForm(bff));
  const forms = [pricesFirstForm(bff, motorPricesFirst), ...motorQuoteForms(bff), mail];
  for (const form of forms) serveForm(app, bff, form);
  serveMotorReport(app, bff);
}
