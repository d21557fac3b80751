/**
 * A quotation as its client has it, by the link that was mailed: looking opens no journey, and no draft is ever shown. Who goes on
 * to buy what they accepted is given its order, as by the link of an order.
 */
import { toIsoDate } from '@muqarin/rules/dates';
import { linkSays } from '@muqarin/rules/mailed-links';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import type { FastifyInstance } from 'fastify';
import { type ClientQuotationPage, quotationPaths } from '../../../contract/quotation-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import { openJourney } from '../../use-cases/journeys.ts';
import type { OrderedQuotations } from '../../use-cases/ordered-quotations.ts';
import { optionView } from '../../views/quotation-views.ts';
import { type Form, type FormAsk, type FormOutcome, serveForm } from '../forms/form.ts';
import { notFound } from '../not-found.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { page } from '../pages/page-model.ts';
import { servePageModels } from '../pages/serve-pages.ts';

export function serveQuotation(app: FastifyInstance, bff: Bff, ordered: OrderedQuotations): void {
  servePageModels(app, bff, { [quotationPaths.clientModel]: page(model) });
  serveForm(app, bff, answerForm(bff, ordered));
}

/** Null when it is not ours, or has ended long ago (decisions X22: nothing says whether it was ever one). */
export function quotationOfLink(
  { marks, today }: Pick<Bff, 'marks' | 'today'>,
  token: string,
): string | null {
  const [id = '', until = '', mark = ''] = token.split('.');
  if (token.length > 300 || id === '' || toIsoDate(today()) > until) return null;
  return marks.isMark('quotation', linkSays({ id, until, plans: '' }), mark) ? id : null;
}

async function model(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<ClientQuotationPage>> {
  const token = query.link ?? '';
  const quotationId = quotationOfLink(bff, token);
  const found = quotationId && (await bff.quoting.clientQuotation({ quotationId }, context));
  if (!quotationId || !found) throw notFound();
  await bff.quoting.noteQuotationOpened({ quotationId }, context);
  const { notice = null, warning = null } = await takeFlash(session, 'quotation');
  const { reference, state, version, name, options, chosenLineId, validUntil, onward } = found;
  return {
    token,
    reference,
    state,
    version,
    name,
    chosenLineId,
    validUntil,
    onward,
    options: options.map(optionView),
    notice,
    error: warning,
  };
}

const notices = {
  select: ours(quotationMessages.chosen),
  accept: ours(quotationMessages.accepted),
  decline: ours(quotationMessages.declined),
} as const;

function answerForm(bff: Bff, ordered: OrderedQuotations): Form {
  return {
    path: quotationPaths.client,
    flashPage: 'quotation',
    refusedAs: 'warning',
    back: ({ fields }) => addressOf(fields.token ?? ''),
    handle: async (ask) => {
      const { fields, context } = ask;
      const { token = '', action = '', line_id: lineId = '' } = fields;
      const quotationId = quotationOfLink(bff, token);
      if (quotationId !== null && action === 'buy') return buy(bff, ask, { quotationId, ordered });
      const act = Object.keys(notices).find((known) => known === action) as keyof typeof notices;
      if (quotationId === null || !act) throw notFound();
      const version = Number(fields.version);
      const said = { version: Number.isSafeInteger(version) ? version : -1, act };
      const asked = { quotationId, ...said, lineId: lineId === '' ? null : lineId.slice(0, 64) };
      await bff.quoting.answerQuotation(asked, context);
      return { to: addressOf(token), notice: notices[act] };
    },
  };
}

async function buy(
  bff: Bff,
  { session, context, key }: FormAsk,
  { quotationId, ordered }: { quotationId: string; ordered: OrderedQuotations },
): Promise<FormOutcome> {
  const { line = '' } = (await bff.quoting.clientQuotation({ quotationId }, context)) ?? {};
  const order = ordered[line];
  if (!order) throw notFound();
  const journey = await order(bff, { quotationId, key }, context);
  await openJourney(bff, session, context, journey);
  const { to, reference } = journey;
  return { to, redirect: to, reference };
}

function addressOf(token: string): string {
  return `${quotationPaths.client}/${encodeURIComponent(token)}`;
}
