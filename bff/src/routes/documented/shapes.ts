/** Payloads and answers that several rows of the contract's table share. */
import { z } from 'zod';
import type { DocumentedCall } from './call.ts';

export const Text = z.string();
export const Answers = z.looseObject({
  client_type: Text.optional(),
  main_emirate: z.union([z.number(), Text]),
  category: z.enum(['self', 'dependent', 'worker', 'employee']),
  member_count: z.union([z.number(), Text]),
  self: z.unknown().optional(),
  dependent: z.unknown().optional(),
  worker: z.unknown().optional(),
  employee: z.unknown().optional(),
});

export const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
export const hasStatus = (status: string) => (body: unknown) =>
  isObject(body) && body.status === status;
export const inError: DocumentedCall['failure'] = (error, extra) => ({ error, ...extra });
export const inErrorStatus: DocumentedCall['failure'] = (error, extra) => ({
  status: 'error',
  error,
  ...extra,
});

/** JSON schemas of successes, for the description. */
export const statusOf = (status: string) => ({
  type: 'object',
  required: ['status'],
  properties: { status: { const: status } },
});
export const listIn = (name: string) => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'array' } },
});
