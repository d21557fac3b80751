/** The caller's side of a set of contracts: typed functions over a transport. */
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { CallContext } from '../context.ts';
import { AppError, type ErrorKind, httpStatusOf, type Problem } from '../errors.ts';
import type { Telemetry } from '../telemetry.ts';
import {
  type CallContract,
  type Contracts,
  type FetchContract,
  fromHeader,
  outputHeader,
  type SendContract,
  toWire,
} from './contract.ts';
import { dispatch } from './dispatch.ts';
import { observeCall } from './observe-call.ts';
import {
  type Transport,
  type TransportRequest,
  type TransportResponse,
  Unreachable,
} from './transport.ts';

export type Client<T extends Contracts> = {
  readonly [K in keyof T]: T[K] extends SendContract<infer Input, infer Output>
    ? (input: z.input<Input>, context: CallContext, content: Readable) => Promise<z.output<Output>>
    : T[K] extends FetchContract<infer Input, infer Output>
      ? (input: z.input<Input>, context: CallContext) => Promise<Fetched<z.output<Output>>>
      : T[K] extends CallContract<infer Input, infer Output>
        ? (input: z.input<Input>, context: CallContext) => Promise<z.output<Output>>
        : never;
};

/** A file and what is said of it. Read it to its end or destroy it. */
export interface Fetched<Facts> {
  facts: Facts;
  content: Readable;
}

export interface ClientOptions {
  service: string;
  contracts: Contracts;
  transport: Transport;
  telemetry?: Telemetry | undefined;
  /** Parse answers too: on in tests and over HTTP, off in process where the same build made them. */
  checkAnswers?: boolean;
}

export function createClient<T extends Contracts>(
  options: ClientOptions & { contracts: T },
): Client<T> {
  const { service, telemetry } = options;
  const calls = Object.entries(options.contracts).map(([key, contract]) => [
    key,
    (input: Record<string, unknown>, context: CallContext, content?: Readable) =>
      observeCall({ service, telemetry, call: contract.name }, context, (observed) =>
        call(options, contract, { input, content }, observed),
      ),
  ]);
  return Object.fromEntries(calls) as Client<T>;
}

/** Calls a Fastify instance without a socket; still a JSON round trip, so that both modes behave alike. */
export function inProcess(app: FastifyInstance): Transport {
  let isReady = false;
  return async (request) => {
    if (request.content !== undefined || request.answersBytes) return streamed(app, request);
    if (!isReady) await app.ready();
    isReady = true;
    const { method, url, headers, madeFor } = request;
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const answer = await dispatch(app, { method, url, headers, body, madeFor });
    return { ...factsOf(answer.status, answer.headers), body: answer.body };
  };
}

/** A file goes along, one way or the other. */
async function streamed(
  app: FastifyInstance,
  { method, url, headers, content, answersBytes }: TransportRequest,
): Promise<TransportResponse> {
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(content === undefined ? {} : { payload: content }),
    ...(answersBytes ? { payloadAsStream: true } : {}),
  });
  const facts = factsOf(answer.statusCode, answer.headers);
  if (!answersBytes) return { ...facts, body: answer.payload };
  if (facts.status >= 400) return { ...facts, body: await text(answer.stream()) };
  const output = String(answer.headers[outputHeader]);
  return { ...facts, body: '', content: answer.stream(), output };
}

function factsOf(status: number, headers: Readonly<Record<string, unknown>>) {
  const retryAfter = Number(headers['retry-after']);
  return { status, ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}) };
}

async function call(
  options: ClientOptions,
  contract: CallContract,
  { input, content }: { input: Record<string, unknown>; content: Readable | undefined },
  context: CallContext,
): Promise<unknown> {
  const wire = toWire(contract, input);
  const answer = await carried(options, contract, {
    method: contract.method,
    url: wire.url,
    body: wire.body,
    headers: { ...headersOf(context, contract, wire.body), ...wire.headers },
    repeatable: isRepeatable(contract, input),
    ...(contract.answerMilliseconds ? { answerMilliseconds: contract.answerMilliseconds } : {}),
    ...(contract.abandonable && context.madeFor ? { madeFor: context.madeFor } : {}),
    ...(contract.sends && content ? { content } : {}),
    ...(contract.answers ? { answersBytes: true } : {}),
  });
  if (answer.status >= 400) throw errorOf(options.service, contract, answer);
  const received = contract.answers ? fromHeader(answer.output ?? '') : parsedBody(answer.body);
  const output = options.checkAnswers ? contract.output.parse(received) : received;
  return contract.answers ? { facts: output, content: answer.content } : output;
}

function parsedBody(body: string): unknown {
  return body === '' ? null : JSON.parse(body);
}

/** Nobody there is a matter of moments: the caller is told when to ask again. */
async function carried(
  { service, transport }: ClientOptions,
  contract: CallContract,
  request: TransportRequest,
): Promise<TransportResponse> {
  try {
    return await transport(request);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    throw unanswered(service, contract, error);
  }
}

function unanswered(service: string, contract: CallContract, cause?: Unreachable): AppError {
  return new AppError(
    'unavailable',
    `${service.toUpperCase()}.UNREACHABLE`,
    `${service} ${contract.name} was not answered`,
    { cause, retryAfterSeconds: 1 },
  );
}

/** The request did not arrive whole in time, as where both are very busy: the service has done nothing. */
const requestTimeout = 408;

function isRepeatable(contract: CallContract, input: Record<string, unknown>): boolean {
  if (contract.sends) return false;
  return contract.method !== 'POST' || contract.repeatable === true || 'idempotencyKey' in input;
}

function headersOf(
  context: CallContext,
  { sends }: CallContract,
  body: unknown,
): Record<string, string> {
  return {
    'x-request-id': randomUUID(),
    'x-correlation-id': context.correlationId,
    'x-actor-kind': context.actor.kind,
    'x-actor-id': context.actor.id,
    ...(context.causationId ? { 'x-causation-id': context.causationId } : {}),
    ...(context.traceparent ? { traceparent: context.traceparent } : {}),
    ...(context.locale ? { 'x-locale': context.locale } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(sends ? { 'content-type': 'application/octet-stream' } : {}),
  };
}

function errorOf(service: string, contract: CallContract, answer: TransportResponse): AppError {
  const { status, retryAfterSeconds } = answer;
  if (status === requestTimeout) return unanswered(service, contract);
  const problem = problemIn(answer.body);
  const kind = (Object.entries(httpStatusOf).find(([, value]) => value === status)?.[0] ??
    'internal') as ErrorKind;
  return new AppError(
    kind,
    problem.code ?? `${service.toUpperCase()}.FAILED`,
    problem.title ?? `${service} ${contract.name} answered ${status}`,
    {
      details: problem.details ?? {},
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
  );
}

/** Something between caller and service may have answered, in words of its own. */
function problemIn(body: string): Partial<Pick<Problem, 'code' | 'title' | 'details'>> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<Problem>;
  } catch {
    return {};
  }
}
