/** One reader for every way a documented call may carry its payload: query, form, JSON, JSON-RPC (X2, X3, X6). */
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { FastifyRequest } from 'fastify';
import { parseJson } from '../../read-json.ts';
import type { DocumentedCall } from './call.ts';

export type RpcId = string | number | null;

export interface Payload {
  fields: Readonly<Record<string, unknown>>;
  data: Readonly<Record<string, unknown>>;
}

export interface Envelope {
  isRpc: boolean;
  id: RpcId;
}

/** Plain or JSON-RPC, by the body alone: also a faulty call is answered in its own kind. */
export function envelopeOf(request: FastifyRequest): Envelope {
  const body = request.method === 'GET' ? null : request.body;
  if (!isObject(body) || !Object.hasOwn(body, 'jsonrpc')) return { isRpc: false, id: null };
  const { id } = body;
  return { isRpc: true, id: typeof id === 'string' || typeof id === 'number' ? id : null };
}

/** Throws AppError invalid (400) or too_large (413). */
export function readPayload(
  request: FastifyRequest,
  carries: DocumentedCall['carries'],
  maxDataBytes: number,
): Payload {
  const fields = request.method === 'GET' ? (request.query as unknown) : bodyFields(request);
  if (!isObject(fields)) throw notAnObject();
  if (carries === 'fields') {
    requireSize(JSON.stringify(fields), maxDataBytes);
    return { fields, data: {} };
  }
  return { fields, data: dataOf(fields, request.method === 'GET', maxDataBytes) };
}

function bodyFields(request: FastifyRequest): unknown {
  const { body } = request;
  if (!isObject(body) || !Object.hasOwn(body, 'jsonrpc')) return body;
  if (body.jsonrpc !== '2.0' || (body.method !== undefined && body.method !== 'call')) {
    throw new AppError('invalid', 'BFF.NOT_JSON_RPC', 'Only JSON-RPC 2.0 calls of "call".');
  }
  return body.params;
}

/** `data` as text or object; a body without it is the data itself, since some clients send the object alone. */
function dataOf(
  fields: Record<string, unknown>,
  isGet: boolean,
  maxBytes: number,
): Record<string, unknown> {
  const given = Object.hasOwn(fields, 'data') || isGet ? fields.data : fields;
  if (typeof given !== 'string') {
    if (!isObject(given)) throw notAnObject();
    requireSize(JSON.stringify(given), maxBytes);
    return given;
  }
  requireSize(given, maxBytes);
  const parsed = parseJson(given);
  if (!isObject(parsed)) throw notAnObject();
  return parsed;
}

function requireSize(text: string, maxBytes: number): void {
  if (Buffer.byteLength(text) <= maxBytes) return;
  throw new AppError('too_large', 'BFF.DATA_TOO_LARGE', messages.tooLarge);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notAnObject(): AppError {
  return new AppError('invalid', 'BFF.NOT_AN_OBJECT', messages.notAnObject);
}
