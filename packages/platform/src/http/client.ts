/** The caller's side of a set of contracts: typed functions over a transport. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Agent, request } from 'undici';
import type { z } from 'zod';
import type { CallContext } from '../context.ts';
import { AppError, type ErrorKind, httpStatusOf } from '../errors.ts';
import { type CallContract, type Contracts, toWire } from './contract.ts';

export interface TransportRequest {
  method: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

export interface TransportResponse {
  status: number;
  body: string;
}

export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export type Client<T extends Contracts> = {
  readonly [K in keyof T]: T[K] extends CallContract<infer Input, infer Output>
    ? (input: z.input<Input>, context: CallContext) => Promise<z.output<Output>>
    : never;
};

export interface ClientOptions {
  service: string;
  contracts: Contracts;
  transport: Transport;
  /** Parse answers too: on in tests and over HTTP, off in process where the same build made them. */
  checkAnswers?: boolean;
}

export function createClient<T extends Contracts>(
  options: ClientOptions & { contracts: T },
): Client<T> {
  const calls = Object.entries(options.contracts).map(([key, contract]) => [
    key,
    (input: Record<string, unknown>, context: CallContext) =>
      call(options, contract, input, context),
  ]);
  return Object.fromEntries(calls) as Client<T>;
}

/** Calls a Fastify instance without a socket; still a JSON round trip, so that both modes behave alike. */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, url, body, headers }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.payload };
  };
}

/** Keep-alive HTTP to one origin. Times in milliseconds. */
export function overHttp(origin: string, timeoutMilliseconds = 5000): Transport {
  const dispatcher = new Agent({
    keepAliveTimeout: 30_000,
    headersTimeout: timeoutMilliseconds,
    bodyTimeout: timeoutMilliseconds,
  });
  return async ({ method, url, body, headers }) => {
    const answer = await request(`${origin}${url}`, {
      dispatcher,
      method: method as 'GET',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: await answer.body.text() };
  };
}

async function call(
  options: ClientOptions,
  contract: CallContract,
  input: Record<string, unknown>,
  context: CallContext,
): Promise<unknown> {
  const wire = toWire(contract, input);
  const answer = await options.transport({
    method: contract.method,
    url: wire.url,
    body: wire.body,
    headers: headersOf(context, wire.body !== undefined),
  });
  const parsed: unknown = answer.body === '' ? null : JSON.parse(answer.body);
  if (answer.status >= 400) throw errorOf(options.service, contract, answer.status, parsed);
  return options.checkAnswers ? contract.output.parse(parsed) : parsed;
}

function headersOf(context: CallContext, hasBody: boolean): Record<string, string> {
  return {
    'x-request-id': randomUUID(),
    'x-correlation-id': context.correlationId,
    'x-actor-kind': context.actor.kind,
    'x-actor-id': context.actor.id,
    ...(context.causationId ? { 'x-causation-id': context.causationId } : {}),
    ...(context.traceparent ? { traceparent: context.traceparent } : {}),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

function errorOf(service: string, contract: CallContract, status: number, body: unknown): AppError {
  const problem = (body ?? {}) as {
    code?: string;
    title?: string;
    details?: Record<string, unknown>;
  };
  const kind = (Object.entries(httpStatusOf).find(([, value]) => value === status)?.[0] ??
    'internal') as ErrorKind;
  return new AppError(
    kind,
    problem.code ?? `${service.toUpperCase()}.FAILED`,
    problem.title ?? `${service} ${contract.name} answered ${status}`,
    { details: problem.details ?? {} },
  );
}
