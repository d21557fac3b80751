/**
 * A page that plays an insurer where no real one is connected: it takes no money and says so. For a demonstration alone
 * (setting INSURER_STAND_IN), since whoever opens it can say that an order is paid.
 */
import { AppError } from '@muqarin/platform/errors';
import { formatAed } from '@muqarin/rules/money-format';
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../../parts.ts';
import { PageExpired, requireOwnPage, tokenOf } from '../../../security/csrf.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { notFound } from '../../not-found.ts';

const STAND_IN = '/insurer-stand-in/:paymentId';

export function serveStandIn(app: FastifyInstance, bff: Bff, noticesAt: string): void {
  app.get(STAND_IN, async (request, reply) => {
    const { paymentId } = request.params as { paymentId: string };
    const page = await bff.orders.insurerStandIn({ paymentId }, contextOf(request, bff.signer));
    if (!page) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(standInPage(paymentId, page, sessionOf(request).csrfToken));
  });
  app.post(STAND_IN, { config: { idempotency: 'none' } }, async (request, reply) => {
    const { paymentId } = request.params as { paymentId: string };
    const session = sessionOf(request);
    // Only who was shown the page presses its buttons, by the cookie and the token that came with it.
    if (session.isNew) throw new PageExpired(false);
    const fields = (request.body ?? {}) as { act?: string; csrf_token?: string };
    const token = tokenOf(request, fields);
    const { signer, config } = bff;
    const facts = { request, session, token, signer, publicOrigin: config.PUBLIC_ORIGIN };
    requireOwnPage({ token: 'required', hasEffect: true }, facts);
    const context = contextOf(request, bff.signer);
    const { act = '' } = fields;
    const wanted = wantedBy(act);
    const notice =
      wanted && (await bff.orders.signStandInNotice({ paymentId, ...wanted }, context));
    if (!notice) throw notFound();
    // By the door that a real insurer would use.
    const answer = await app.inject({
      method: 'POST',
      url: noticesAt,
      headers: { 'content-type': 'application/json', 'x-insurer-signature': notice.signature },
      payload: notice.body,
    });
    if (answer.statusCode !== 200) throw new AppError('conflict', 'BFF.NOTICE', answer.body);
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

type StandIn = NonNullable<Awaited<ReturnType<Bff['orders']['insurerStandIn']>>>;

/** Another company's page: it looks plain on purpose, and nobody mistakes it for ours. */
function standInPage(paymentId: string, page: StandIn, csrfToken: string): string {
  const back = `/survey/motor/cart/checkout?o=${page.saleOrder}`;
  const button = (act: string, text: string) =>
    `<form method="post" action="/insurer-stand-in/${paymentId}"><input type="hidden" name="csrf_token" value="${csrfToken}"><button name="act" value="${act}">${text}</button></form>`;
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
<section><p>${escapeHtml(page.planName)}, order ${escapeHtml(page.saleOrder)}</p><p class="sum">${formatAed(page.grossFils, 'always')}</p>
${due ? button('pay', `Pay ${formatAed(page.grossFils, 'always')}`) : `<p><strong>Paid.</strong>${page.policyNumber ? ` Policy ${escapeHtml(page.policyNumber)} is issued.` : ''}</p>`}
${page.status === 'paid' ? button('issue', 'Issue the policy') : ''}</section>
${due || papers === '' ? '' : `<section><h2>Documents</h2><ul>${papers}</ul></section>`}
<p><a href="${back}">Back to your order</a></p></main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
