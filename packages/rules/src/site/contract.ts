import type { Payload } from '../calls/documented-call.ts';
import { asObject } from '../calls/wire-values.ts';

/** One call of S2 section 7 that takes a lead, a claim or a complaint, and ours beside them (decisions A3). */
export interface SiteCall {
  /** Verb-noun, unique. */
  name: string;
  source: string;
  summary: string;
  path: `/${string}`;
  aliases: readonly `/${string}`[];
  /** `data`: one field with a JSON object or its text; `fields`: JSON, JSON-RPC or form. */
  carries: 'data' | 'fields';
  /** What the document lists; two where a call has two payloads (A21). */
  payloads: readonly [Payload, ...Payload[]];
  /** Fields of ours; all may be missing. */
  addedPayload: Payload;
  /** X4: required where the payload lists `csrf_token`. */
  csrf: 'required' | 'if-present' | 'as-the-payload';
  captcha: boolean;
  success: Success;
  failure: 'title' | 'status' | 'message';
}

/** How a literal client knows that it worked (decisions X1, A21, A30). */
export type Success = 'no-title' | 'status-not-error' | 'message-success' | 'status-success';

export function siteCallSucceeded({ success }: Pick<SiteCall, 'success'>, body: unknown): boolean {
  const answer = asObject(body);
  if (!answer) return false;
  switch (success) {
    case 'no-title':
      return !Object.hasOwn(answer, 'title') && !Object.hasOwn(answer, 'error');
    case 'status-not-error':
      return Object.hasOwn(answer, 'status') && answer.status !== 'error';
    case 'message-success':
      return answer.message === 'success';
    case 'status-success':
      return answer.status === 'success';
  }
}

/** The body that says no, in the field that the screen reads. */
export function siteCallFailure(
  { failure }: Pick<SiteCall, 'failure'>,
  message: string,
  extra: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  switch (failure) {
    case 'title':
      return { title: message, ...extra };
    case 'status':
      return { status: 'error', message, ...extra };
    case 'message':
      return { message, ...extra };
  }
}
