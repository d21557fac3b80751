/**
 * The insurer's side. Its signed notices come in here; what they say is for the quoting service to judge. The stand-in's
 * page plays an insurer where no real one is connected: it takes no money and says so.
 */
import { AppError } from '@muqarin/platform/errors';
import { formatAed } from '@muqarin/rules/money-format';
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../../parts.ts';
import { contextOf } from '../../../session/session-plugin.ts';
import { notFound } from '../../../use-cases/session-quote.ts';

const INSURER_NOTICES = '/api/insurer/motor-notices';
const STAND_IN = '/insurer-stand-in/:paymentId';

export function serveInsurer(app: FastifyInstance, bff: Bff): void {
  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      INSURER_NOTICES,
      { config: { session: 'none', idempotency: 'none' } },
      async (request, reply) => {
        const signature = request.headers['x-insurer-signature'];
        const body = typeof request.body === 'string' ? request.body : '';
        const context = {
          actor: { kind: 'system' as const, id: 'insurer' },
          correlationId: bff.newId(),
        };
        const asked = { body, signature: typeof signature === 'string' ? signature : '' };
        if (body.length > 20_000)
          throw new AppError('too_large', 'BFF.NOTICE_TOO_LARGE', 'Too large.');
        const { outcome } = await bff.quoting.receiveInsurerNotice(asked, context);
        return reply.code(statusOf[outcome]).send({ outcome });
      },
    );
  });
  serveStandIn(app, bff);
}

/** 2xx tells the insurer not to say it again. */
const statusOf = {
  recorded: 200,
  known: 200,
  bad_signature: 401,
  stale: 401,
  unreadable: 400,
  unknown_order: 404,
  wrong_amount: 409,
} as const;

function serveStandIn(app: FastifyInstance, bff: Bff): void {
  app.get(STAND_IN, async (request, reply) => {
    const { paymentId } = request.params as { paymentId: string };
    const page = await bff.quoting.insurerStandIn({ paymentId }, contextOf(request, bff.signer));
    if (!page) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(standInPage(paymentId, page));
  });
  app.post(STAND_IN, { config: { idempotency: 'none' } }, async (request, reply) => {
    const { paymentId } = request.params as { paymentId: string };
    const context = contextOf(request, bff.signer);
    const { act = '' } = (request.body ?? {}) as { act?: string };
    const wanted = wantedBy(act);
    const notice =
      wanted && (await bff.quoting.signStandInNotice({ paymentId, ...wanted }, context));
    if (!notice) throw notFound();
    // By the door that a real insurer would use.
    const told = await app.inject({
      method: 'POST',
      url: INSURER_NOTICES,
      headers: { 'content-type': 'application/json', 'x-insurer-signature': notice.signature },
      payload: notice.body,
    });
    if (told.statusCode !== 200) throw new AppError('conflict', 'BFF.NOTICE', told.body);
    return reply.redirect(`/insurer-stand-in/${paymentId}`, 303);
  });
}

function wantedBy(act: string) {
  if (act === 'pay') return { type: 'payment.succeeded' as const };
  if (act === 'issue') return { type: 'policy.issued' as const };
  const slot = /^refuse:([a-z_]{1,30})$/.exec(act)?.[1];
  return slot === undefined
    ? null
    : { type: 'document.refused' as const, slot: slot as 'mulkiya_front' };
}

type StandIn = NonNullable<Awaited<ReturnType<Bff['quoting']['insurerStandIn']>>>;

/** Another company's page: it looks plain on purpose, and nobody mistakes it for ours. */
function standInPage(paymentId: string, page: StandIn): string {
  const back = `/survey/motor/cart/checkout?o=${page.saleOrder}`;
  const button = (act: string, text: string) =>
    `<form method="post" action="/insurer-stand-in/${paymentId}"><button name="act" value="${act}">${text}</button></form>`;
  const due = page.status === 'unpaid' || page.status === 'cancelled';
  const papers = page.documents
    .filter(({ status }) => status === 'received')
    .map(
      ({ slot, label }) =>
        `<li>${escapeHtml(label)} ${button(`refuse:${slot}`, 'Ask for it again')}</li>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(page.insurerName)}: payment (demonstration)</title>
<style>body{margin:0;font:17px/1.5 system-ui,sans-serif;background:#f4f5f7;color:#1d2129}main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}
.note{background:#fff4d6;border:1px solid #a36a00;padding:.75rem 1rem}h1{font-size:1.5rem}.sum{font-size:2rem;font-weight:700;margin:.5rem 0}
section{background:#fff;border:1px solid #c9ced6;padding:1.25rem;margin:1.25rem 0}button{font:inherit;padding:.65rem 1.1rem;min-height:44px;border:1px solid #1d2129;background:#1d2129;color:#fff;border-radius:6px}
li form{display:inline}li button{background:#fff;color:#1d2129;padding:.2rem .6rem;min-height:32px}li{margin:.4rem 0}</style></head>
<body><main><p class="note"><strong>Demonstration.</strong> This page stands in for the insurer’s own payment. No money moves and no card is asked for.</p>
<h1>${escapeHtml(page.insurerName)}</h1>
<section><p>${escapeHtml(page.planName)}, order ${escapeHtml(page.saleOrder)}</p><p class="sum">${formatAed(page.grossFils, 'motor')}</p>
${due ? button('pay', `Pay ${formatAed(page.grossFils, 'motor')}`) : `<p><strong>Paid.</strong>${page.policyNumber ? ` Policy ${escapeHtml(page.policyNumber)} is issued.` : ''}</p>`}
${page.status === 'paid' ? button('issue', 'Issue the policy') : ''}</section>
${due || papers === '' ? '' : `<section><h2>Documents</h2><ul>${papers}</ul></section>`}
<p><a href="${back}">Back to your order</a></p></main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
