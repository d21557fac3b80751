/** The motor list and comparison: page models, plain forms, the report. */
import type { FastifyInstance } from 'fastify';
import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import type { Bff } from '../../../parts.ts';
import { findMotorQuote } from '../../../use-cases/motor/session-quote.ts';
import { motorOnPaper } from '../../../views/motor/list-paper.ts';
import { serveForm } from '../../forms/form.ts';
import { servePageModels } from '../../pages/serve-pages.ts';
import { serveListPaper } from '../../plan-list/list-paper.ts';
import { afterContact, pricesFirstForm } from '../../plan-list/prices-first.ts';
import { motorQuotationLinesForm } from './agent-quote-form.ts';
import { motorEmailForm } from './email-form.ts';
import { motorQuoteForms } from './forms.ts';
import { motorQuotePages } from './pages.ts';
import { motorPricesFirst } from './prices-first.ts';
import { serveMotorReport } from './report.ts';

export function serveMotorQuotes(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, motorQuotePages);
  const mail = afterContact(motorPricesFirst, motorEmailForm(bff));
  const forms = [
    pricesFirstForm(bff, motorPricesFirst),
    ...motorQuoteForms(bff),
    mail,
    motorQuotationLinesForm(bff),
  ];
  for (const form of forms) serveForm(app, bff, form);
  serveListPaper(app, bff, motorListPaths.pdf, async (ask) => {
    const quote = await findMotorQuote(bff, ask);
    return quote && motorOnPaper(quote);
  });
  serveMotorReport(app, bff);
}
