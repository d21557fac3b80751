/** A row of the motor table of the rules (rules/motor/calls) as a call that is served: everything but its handler is data there. */

import {
  type MotorCall,
  motorCallFailure,
  motorCallSucceeded,
} from '@muqarin/rules/calls/documented-call';
import { motorCalls } from '@muqarin/rules/motor/calls';
import type { Bff } from '../../../parts.ts';
import { noMotorQuote } from '../../../use-cases/motor/session-quote.ts';
import type { Ask, DocumentedCall } from '../call.ts';
import { schemaOf } from '../payload-schema.ts';

/** Throws when the table has no call of that name, or it comes with files and nobody says whose they become. */
export function motorCall(
  bff: Bff,
  name: string,
  handle: DocumentedCall['handle'],
  files?: DocumentedCall['files'],
): DocumentedCall {
  const row = motorCalls.find((call) => call.name === name);
  if (!row || (row.carries === 'multipart' && !files)) throw new Error(`no motor call ${name}`);
  return {
    name,
    source: 'S1 7',
    summary: row.summary,
    methods: row.methods.filter((method) => !row.addedMethods.includes(method)),
    addedMethods: row.addedMethods,
    path: row.path,
    aliases: row.aliases,
    carries: row.carries === 'multipart' ? 'fields' : row.carries,
    ...(files ? { files } : {}),
    payload: schemaOf({ ...row.payload, ...row.addedPayload }),
    csrf: row.csrf,
    effect: row.effect,
    success: successInWords(row),
    succeeded: (body) => motorCallSucceeded(row, body),
    answer: answerOf(row),
    failureField: row.failure.field === 'message.error' ? 'message' : row.failure.field,
    failure: (message, extra) => motorCallFailure(row, message, extra),
    rate: row.rate,
    ...rememberedAs(bff, row),
    handle,
  };
}

/** Creating calls answer an equal call again, for as long as the medical ones do (decisions X5). */
function rememberedAs(bff: Bff, { remember }: MotorCall): Partial<DocumentedCall> {
  if (!remember) return {};
  const { LEAD_REMEMBER_SECONDS, CONFIRM_REMEMBER_SECONDS } = bff.config;
  const seconds = remember.as === 'lead' ? LEAD_REMEMBER_SECONDS : CONFIRM_REMEMBER_SECONDS;
  const { perQuoteRevision } = remember;
  return {
    remember: { seconds, perQuoteRevision },
    ...(perQuoteRevision ? { revisionOf: (ask) => motorRevision(bff, ask) } : {}),
  };
}

/** The quote and its revision; without a quote the call has nothing to stand on (decisions V17). */
async function motorRevision(
  bff: Bff,
  { session, context }: Pick<Ask, 'session' | 'context'>,
): Promise<string> {
  const quoteId = session.data.motor?.quoteId ?? null;
  const quote = quoteId === null ? null : await bff.quoting.motorQuoteHead({ quoteId }, context);
  if (!quote) throw noMotorQuote();
  return `${quote.quoteId}:${quote.revision}`;
}

/** JSON schema of what a literal client takes for success. */
function answerOf({ success }: MotorCall) {
  const one = { enum: [1, '1'] };
  const having = (name: string, of: object) => {
    return { type: 'object', required: [name], properties: { [name]: of } };
  };
  switch (success.kind) {
    case 'status':
      return having('status', one);
    case 'message-status':
      return having('message', having('status', one));
    case 'true':
      return having(success.field, { const: true });
    case 'has':
      return having(success.field, {});
    case 'list':
      return { type: 'array' };
    case 'no-error':
    case 'redirect':
      return { type: 'object' };
  }
}

function successInWords({ success }: MotorCall): string {
  switch (success.kind) {
    case 'status':
      return 'status 1';
    case 'message-status':
      return 'message.status 1';
    case 'true':
      return `${success.field} true`;
    case 'has':
      return `${success.field}, and no error`;
    case 'list':
      return 'a list';
    case 'no-error':
      return 'no error';
    case 'redirect':
      return 'a redirect';
  }
}
