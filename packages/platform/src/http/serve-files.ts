/** The service's side of calls whose body or answer is a file: streamed, with the input or output in a header. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Fetched } from './client.ts';
import {
  type CallContract,
  type FetchContract,
  fromHeader,
  inputHeader,
  outputHeader,
  type SendContract,
  toHeader,
} from './contract.ts';
import { leaseBody } from './lease-body.ts';
import { checkedInput, contextOf } from './serve.ts';

const anyBytes = 'application/octet-stream';

/** The handler may answer before it has read all; what is left is thrown away. */
export function serveSend<Input extends z.ZodType, Output extends z.ZodType>(
  app: FastifyInstance,
  contract: SendContract<Input, Output>,
  handle: (
    input: z.output<Input>,
    context: CallContext,
    content: Readable,
  ) => Promise<z.input<Output>>,
): void {
  if (!app.hasContentTypeParser(anyBytes)) {
    app.addContentTypeParser(anyBytes, (_request, payload, done) => done(null, payload));
  }
  app.post(contract.path, async (request, reply) => {
    const input = inputOf(contract, request);
    const content = leaseBody(request.body as Readable);
    try {
      const answer = await handle(input, contextOf(request), content);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    } finally {
      content.destroy();
    }
  });
}

export function serveFetch<Input extends z.ZodType, Output extends z.ZodType>(
  app: FastifyInstance,
  contract: FetchContract<Input, Output>,
  handle: (input: z.output<Input>, context: CallContext) => Promise<Fetched<z.input<Output>>>,
): void {
  app.get(contract.path, { exposeHeadRoute: false }, async (request, reply) => {
    const { facts, content } = await handle(inputOf(contract, request), contextOf(request));
    return reply.header(outputHeader, toHeader(facts)).type(anyBytes).send(content);
  });
}

function inputOf<Input extends z.ZodType>(
  contract: CallContract<Input>,
  request: FastifyRequest,
): z.output<Input> {
  const { [inputHeader]: header } = request.headers;
  const params = request.params as Record<string, unknown>;
  return checkedInput(contract, { ...said(contract, header), ...params });
}

function said(contract: CallContract, header: string | string[] | undefined): object {
  try {
    return Object(fromHeader(String(header)));
  } catch (cause) {
    throw new AppError('invalid', 'INVALID_INPUT', `${contract.name}: the input cannot be read`, {
      cause,
    });
  }
}
