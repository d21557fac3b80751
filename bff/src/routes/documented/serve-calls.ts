/** Registers every row of the contract's table: methods, path, aliases, guards, one effect per creating call. */
import { hash } from 'node:crypto';
import { AppError } from '@muqarin/platform/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bff } from '../../parts.ts';
import { requireOwnPage, tokenOf } from '../../security/csrf.ts';
import { nothingBegan } from '../../security/idempotency-key.ts';
import { requireCustomer } from '../../security/require-customer.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { stableJson } from '../../security/stable-json.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { takesFiles } from '../../uploads/add-uploads.ts';
import { type Asked, readPosted } from '../../uploads/read-posted.ts';
import { sendFault, sendOutcome } from './answer.ts';
import {
  type Ask,
  type DocumentedCall,
  type FileOutcome,
  isServed,
  type Outcome,
  type ServedCall,
} from './call.ts';
import { envelopeOf, type Payload, readPayload } from './read-payload.ts';

export function serveCalls(app: FastifyInstance, bff: Bff, calls: readonly DocumentedCall[]): void {
  for (const call of calls.filter(isServed)) {
    for (const url of [call.path, ...call.aliases]) {
      app.route({
        method: [...call.methods, ...call.addedMethods],
        url,
        exposeHeadRoute: false,
        // As a form its letters are escaped, three for one.
        ...(call.postedBytes ? { bodyLimit: 3 * call.postedBytes } : {}),
        config: {
          // The content of files is in no key, none is kept, and no credentials are.
          ...(isKeyless(call) ? ({ idempotency: 'none' } as const) : {}),
          ...(call.files ? { files: true } : {}),
        },
        handler: (request, reply) =>
          call.page && wantsPage(request)
            ? call.page(bff, request, reply)
            : answer(bff, call, request, reply),
        errorHandler: (error, request, reply) => {
          sendFault(request, reply, call, error);
        },
      });
      refuseOtherMethods(app, call, url);
    }
  }
}

async function answer(
  bff: Bff,
  call: ServedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const session = sessionOf(request);
  const context = contextOf(request, bff.signer);
  const payload = await readOwn(bff, call, { request, session, context });
  if (call.act) requireStaff(session, call.act);
  if (call.customer) requireCustomer(session);
  const ask = { request, reply, session, context, ...payload };
  const outcome = await runOnce(bff, call, { ...ask, key: await keyOf(bff, call, ask) });
  if (outcome.kind === 'file') return outcome.send(reply);
  if (outcome.kind === 'refused') nothingBegan(request);
  return sendOutcome(reply, call, outcome, envelopeOf(request));
}

/** The payload of a request that came from our own page, or from nobody's. Throws PageExpired (403), and 400 and 413. */
async function readOwn(
  bff: Bff,
  call: DocumentedCall,
  asked: Asked,
): Promise<Payload & Pick<Ask, 'files'>> {
  const hasEffect = call.effect !== 'none';
  if (call.files && takesFiles(asked.request)) {
    return {
      ...(await readPosted(bff, asked, await call.files(bff, asked), {
        token: typeof call.csrf === 'function' ? 'required' : call.csrf,
        hasEffect,
      })),
      data: {},
    };
  }
  const { MAX_DATA_BYTES } = bff.config;
  const most =
    asked.request.method === 'GET' ? MAX_DATA_BYTES : (call.postedBytes ?? MAX_DATA_BYTES);
  const payload = readPayload(asked.request, call.carries, most);
  const token = typeof call.csrf === 'function' ? call.csrf(payload.fields) : call.csrf;
  requireOwnPage(
    { token, hasEffect },
    {
      ...asked,
      token: tokenOf(asked.request, { ...payload.data, ...payload.fields }),
      signer: bff.signer,
      publicOrigin: bff.config.PUBLIC_ORIGIN,
    },
  );
  return payload;
}

/** A form that a browser posts by itself; scripts ask for JSON. */
function wantsPage({ headers }: FastifyRequest): boolean {
  const { accept = '' } = headers;
  return accept.includes('text/html') && !accept.includes('application/json');
}

async function runOnce(bff: Bff, call: ServedCall, ask: Ask): Promise<Outcome | FileOutcome> {
  if (!call.remember) return call.handle(bff, ask);
  const { LEAD_REMEMBER_SECONDS, CONFIRM_REMEMBER_SECONDS } = bff.config;
  const seconds = call.remember.as === 'lead' ? LEAD_REMEMBER_SECONDS : CONFIRM_REMEMBER_SECONDS;
  return bff.once.run(ask.key, seconds, async (key) => {
    const outcome = await call.handle(bff, { ...ask, key });
    return { remember: outcome.kind === 'done', answer: outcome };
  });
}

/**
 * X5: session, call, quote revision and payload; what changes from one try to the next is not part of it. The session's time
 * comes first, so that stores which keep their keys in order have what is new side by side.
 */
async function keyOf(bff: Bff, call: DocumentedCall, ask: Omit<Ask, 'key'>): Promise<string> {
  const revision = (await call.remember?.per?.(bff, ask)) ?? '';
  const carried = call.carries === 'data' ? ask.data : ask.fields;
  const { csrf_token: _token, 'g-recaptcha-response': _captcha, ...payload } = carried;
  const said = [ask.session.id, call.name, revision, stableJson(payload)].join('\n');
  return `${ask.session.since}-${hash('sha256', said, 'base64url')}`;
}

function refuseOtherMethods(app: FastifyInstance, call: DocumentedCall, url: string): void {
  const served: string[] = [...call.methods, ...call.addedMethods];
  if (call.isPage) served.push('GET');
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((m) => !served.includes(m));
  app.route({
    method: others,
    url,
    exposeHeadRoute: false,
    config: { session: 'none' },
    handler: (_request, reply) => {
      reply.header('allow', served.join(', ')).code(405);
      const error = new AppError('invalid', 'BFF.METHOD', 'This address answers other methods.');
      const body = { type: 'about:blank', title: error.message, status: 405, error: error.message };
      return reply
        .type('application/problem+json')
        .send(JSON.stringify({ ...body, ...call.failure(error.message, {}) }));
    },
    errorHandler: (error, request, reply) => {
      sendFault(request, reply, call, error);
    },
  });
}

function isKeyless({ effect, files, isFile, secret }: DocumentedCall): boolean {
  return effect === 'none' || files !== undefined || isFile === true || secret === true;
}
