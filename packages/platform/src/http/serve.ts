/** The service's side of a contract: one route that parses, calls one use case and answers JSON. */
import type { EventEmitter } from 'node:events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor, CallContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { CallContract } from './contract.ts';
import type {} from './observe.ts';

export type Handler<Input extends z.ZodType, Output extends z.ZodType> = (
  input: z.output<Input>,
  context: CallContext,
  /** Of a call that is `abandonable`: whether somebody still waits for the answer. */
  isWanted: () => boolean,
) => Promise<z.input<Output>>;

export function serveCall<Input extends z.ZodType, Output extends z.ZodType>(
  app: FastifyInstance,
  contract: CallContract<Input, Output>,
  handle: Handler<Input, Output>,
): void {
  app.route({
    method: contract.method,
    url: contract.path,
    handler: async (request, reply) => {
      const input = checkedInput(contract, inputOf(contract, request));
      const isWanted = contract.abandonable ? wanted(reply.raw) : always;
      const answer = await handle(input, contextOf(request), isWanted);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify(answer));
    },
  });
}

const always = () => true;

function wanted(answer: EventEmitter): () => boolean {
  let isOver = false;
  answer.once('close', () => {
    isOver = true;
  });
  return () => !isOver;
}

/** Throws AppError invalid that names the fields which do not fit. */
export function checkedInput<Input extends z.ZodType>(
  contract: CallContract<Input>,
  input: unknown,
): z.output<Input> {
  const parsed = contract.input.safeParse(input);
  if (!parsed.success) throw invalidInput(contract, parsed.error);
  return parsed.data;
}

export function contextOf(request: FastifyRequest): CallContext {
  const text = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const causationId = text('x-causation-id');
  const traceparent = request.span?.traceparent ?? text('traceparent');
  const locale = text('x-locale');
  const kind = text('x-actor-kind');
  const actor: Actor = {
    kind: kind === 'agent' || kind === 'system' ? kind : 'visitor',
    id: text('x-actor-id') ?? 'unknown',
  };
  return {
    actor,
    correlationId: text('x-correlation-id') ?? request.id,
    ...(causationId ? { causationId } : {}),
    ...(traceparent ? { traceparent } : {}),
    ...(locale ? { locale } : {}),
  };
}

function inputOf(contract: CallContract, request: FastifyRequest): Record<string, unknown> {
  const params = request.params as Record<string, unknown>;
  if (contract.method === 'POST' || contract.method === 'PUT') {
    const body = request.body;
    const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
    return { ...fields, ...params };
  }
  return { ...(request.query as Record<string, unknown>), ...params };
}

function invalidInput(contract: CallContract, error: z.ZodError): AppError {
  const fields = error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join('.'),
    problem: issue.message,
  }));
  return new AppError('invalid', 'INVALID_INPUT', `${contract.name}: the input does not fit`, {
    details: { fields },
  });
}
