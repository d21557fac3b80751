/** A plain form with files: read, answered by 303, and refused on the page it came from with a word about why. */

import type { MotorOrder } from '@muqarin/orders/contract/motor/order';
import { AppError, problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptFile } from '../../../../contract/file-slots.ts';
import { everySaid, inEnglish, ofRules } from '../../../locale/said.ts';
import { saidOf } from '../../../locale/said-error.ts';
import type { Bff } from '../../../parts.ts';
import { requireOwnPage, tokenOf } from '../../../security/csrf.ts';
import { setFlash } from '../../../session/flash.ts';
import type { FlashPage, LeftFlash } from '../../../session/session-data.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { takesFiles } from '../../../uploads/add-uploads.ts';
import { type Asked, type Posted, postedUntil, readPosted } from '../../../uploads/read-posted.ts';
import { contractFields } from '../../../use-cases/motor/order/form-fields.ts';
import { savePurchase } from '../../../use-cases/motor/order/purchase.ts';
import {
  orderFileRule,
  type SentFile,
  sentFiles,
} from '../../../use-cases/motor/order/sent-files.ts';
import { requireMotorOrder } from '../../../use-cases/motor/order/session-order.ts';

export interface PostedForm {
  path: string;
  /** Where a refused post goes back to. */
  page: string;
  flashPage: FlashPage;
  answer(asked: PostedAsk): Promise<{ to: string; flash?: LeftFlash }>;
}

export interface PostedAsk extends Asked {
  order: MotorOrder;
  fields: Readonly<Record<string, string>>;
  files: readonly SentFile[];
}

export function servePostedForm(app: FastifyInstance, bff: Bff, form: PostedForm): void {
  const config = { files: true, idempotency: 'none' } as const;
  app.post(form.path, { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const ask = await readAsk(bff, request);
      const { to, flash } = await form.answer(ask);
      // A script stays on its page: it says what came of it, and asks for the page anew.
      if (isScript(request)) {
        const sent = { ok: !flash?.errors, to, files: storedIn(ask), ...flash };
        return await reply.send(everySaid(sent, inEnglish));
      }
      if (flash) await setFlash(sessionOf(request), form.flashPage, flash);
      return await reply.redirect(to, 303);
    } catch (error) {
      return refuse(request, reply, form, error);
    }
  });
}

/** By slot. */
function storedIn({ files }: PostedAsk): Record<string, KeptFile> {
  return Object.fromEntries(
    files.flatMap((file) => (file.outcome === 'stored' ? [[file.slot, file.file]] : [])),
  );
}

async function readAsk(bff: Bff, request: FastifyRequest): Promise<PostedAsk> {
  const asked = { request, session: sessionOf(request), context: contextOf(request, bff.signer) };
  const order = await requireMotorOrder(bff, asked);
  const rule = orderFileRule(order.orderId);
  const csrf = { token: 'required', hasEffect: true } as const;
  const asAsked = ({ fields, files }: Posted) => {
    return { ...asked, order, fields: contractFields(fields), files: sentFiles(files, fields) };
  };
  if (!takesFiles(request)) {
    const fields = textsOf(request.body);
    const token = tokenOf(request, fields);
    const { signer, config } = bff;
    requireOwnPage(csrf, { ...asked, token, signer, publicOrigin: config.PUBLIC_ORIGIN });
    return asAsked({ fields, files: {} });
  }
  try {
    return asAsked(await readPosted(bff, asked, rule, csrf));
  } catch (error) {
    // What fitted is kept, so that the next try has less to send.
    const until = postedUntil(error);
    if (until) await savePurchase(bff, { ...asAsked(until), key: '' });
    throw error;
  }
}

/** Of a form without files; of a repeated field the values joined by commas. */
function textsOf(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  );
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, page, flashPage }: PostedForm,
  error: unknown,
): Promise<FastifyReply> {
  const known = fromFramework(error);
  const problem = problemOf(known);
  if (isScript(request)) throw error;
  if (problem.status >= 500) request.log.error({ err: error, route: path }, 'form failed');
  if (!(known instanceof AppError && known.code === 'BFF.NO_ORDER')) {
    const warning = ofRules(saidOf(error));
    await setFlash(sessionOf(request), flashPage, { warning });
  }
  return reply.redirect(page, 303);
}

function isScript({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('application/json');
}
