/** Rights without an e-mail address: a code for a phone number and a reference, texted or read out in a call (decisions X34). */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Id } from './shared.ts';

/** What the code opens: everything held about the number, or how one case stands. */
export const PhoneRequestKind = z.enum(['data', 'claim', 'complaint']);
export type PhoneRequestKind = z.infer<typeof PhoneRequestKind>;

const Named = {
  kind: PhoneRequestKind,
  /** As typed. Personal. */
  phone: z.string().max(40),
  reference: z.string().max(20),
};

/** Who waits for a call in which a code is read out. Personal. */
export const PhoneRequest = z.object({
  requestId: Id,
  kind: PhoneRequestKind,
  phone: z.string(),
  reference: z.string(),
  askedAt: z.string(),
  /** Only for whoever had it shown, until it ends. */
  code: z.string().nullable(),
  codeUntil: z.string().nullable(),
  /** Who had it shown last; null when nobody did. */
  readBy: z.string().nullable(),
});
export type PhoneRequest = z.infer<typeof PhoneRequest>;

export const phoneCalls = {
  requestPhoneCode: defineCall({
    name: 'request-phone-code',
    method: 'POST',
    path: '/phone-codes',
    summary:
      'Texts a code, or has somebody call, where number and reference belong together; the same answer where they do not.',
    input: z.object({
      ...Named,
      way: z.enum(['sms', 'call']),
      idempotencyKey: z.string().max(128),
    }),
    output: z.object({ requestId: Id }),
  }),
  openByPhoneCode: defineCall({
    name: 'open-by-phone-code',
    method: 'POST',
    path: '/phone-codes/open',
    summary:
      'What the code opens, or null: by the request, or by number and reference. Five wrong codes end one; it opens once.',
    input: z.object({
      kind: PhoneRequestKind,
      code: z.string().max(20),
      asked: z.union([
        z.object({ requestId: Id }),
        z.object({ phone: Named.phone, reference: Named.reference }),
      ]),
    }),
    output: z
      .object({ reference: z.string(), dataRequestId: Id.nullable(), caseId: Id.nullable() })
      .nullable(),
  }),
  listPhoneRequests: defineCall({
    name: 'list-phone-requests',
    method: 'GET',
    path: '/phone-codes',
    summary:
      'Who waits to be called with a code, the longest first; the code for whoever had it shown.',
    input: z.object({ staffId: z.string().max(64) }),
    output: z.object({ requests: z.array(PhoneRequest) }),
  }),
  readPhoneCode: defineCall({
    name: 'read-phone-code',
    method: 'POST',
    path: '/phone-codes/:requestId/reading',
    summary:
      'Makes the code of a request for a member of staff to read out, and raises PhoneCodeRead.',
    input: z.object({ requestId: Id, staffId: z.string().max(64) }),
    output: z.object({ read: z.boolean() }),
  }),
} satisfies Record<string, CallContract>;
