/** The API's description, made from the table of the contract, and a page to try it (issue: OpenAPI; decisions X7). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type DocumentedCall, isServed } from '../documented/call.ts';
import { serveDescriptionPage } from './description-page.ts';
import { prepared } from './prepared.ts';

export function serveDescription(app: FastifyInstance, calls: readonly DocumentedCall[]): void {
  const document = describe(calls);
  const asJson = prepared('application/json; charset=utf-8', () => JSON.stringify(document));
  serveDescriptionPage(app, document);
  app.get('/api/docs/json', asJson);
  app.get('/api/openapi.json', { config: { session: 'none' } }, asJson);
  for (const [name, type] of Object.entries(largest)) {
    const content = () => readFileSync(path.join(filesOfPage, name));
    const file = prepared(type, content);
    app.get(`/api/docs/static/${name}`, (request, reply) =>
      file(request, reply.header('cache-control', 'public, max-age=3600')),
    );
  }
}

/** Of the page's files, those that take a while to compress. */
const largest = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui-standalone-preset.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};
const filesOfPage = fileURLToPath(new URL('static', import.meta.resolve('@fastify/swagger-ui')));

/** Its paths are made when somebody first reads them: no start waits for what few ask for. */
function describe(calls: readonly DocumentedCall[]) {
  let made: Paths | undefined;
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Muqarin',
      version: '1',
      description:
        'The calls of the individual medical and of the motor journey, and of the lead, claim and complaint forms. Each also takes JSON-RPC 2.0 (`method: "call"`) and answers in kind. Business outcomes are 200 with the field the screen reads.',
    },
    get paths() {
      made ??= pathsOf(calls);
      return made;
    },
  };
}

type Paths = Record<string, Record<string, unknown>>;

function pathsOf(calls: readonly DocumentedCall[]): Paths {
  const paths: Paths = {};
  for (const call of calls.filter(isServed)) {
    for (const path of [call.path, ...call.aliases]) {
      const methods = [...call.methods, ...call.addedMethods];
      paths[path] = Object.fromEntries(
        methods.map((method) => [method.toLowerCase(), operation(call, method, path)]),
      );
    }
  }
  return paths;
}

function operation(call: DocumentedCall, method: 'GET' | 'POST', path: `/${string}`) {
  const schema: JsonSchema = z.toJSONSchema(call.payload, { unrepresentable: 'any' });
  const alias = path === call.path ? '' : ` Alias of ${call.path}.`;
  const nth = call.aliases.indexOf(path);
  const keyed = method === 'POST' && call.effect !== 'none' && !call.isFile && !call.secret;
  const added = call.addedMethods.includes(method) ? ' Beside the document’s method.' : '';
  return {
    operationId: `${call.name}-${method.toLowerCase()}${alias ? `-${path.split('/')[2]}${nth > 0 ? nth + 1 : ''}` : ''}`,
    summary: call.summary,
    description: `${call.source}. Success: ${call.success}. Failure: the field \`${call.failureField}\`.${alias}${added}`,
    deprecated: false,
    ...(alias ? { 'x-alias-of': call.path } : {}),
    ...(method === 'GET'
      ? { parameters: queryOf(call, schema) }
      : { parameters: keyed ? [idempotencyKey] : [], requestBody: bodyOf(call, schema) }),
    responses: {
      ...(keyed
        ? { 409: { description: 'The Idempotency-Key is in use or was used otherwise' } }
        : {}),
      200: {
        description: `Success: ${call.success}`,
        content: {
          'application/json': { schema: answerOf(call) },
          ...(call.isFile ? attachments : {}),
        },
      },
      ...(call.page
        ? { '3XX': { description: 'A browser that posts or opens it by itself is led on' } }
        : {}),
      '4XX': {
        description: 'A fault',
        content: { 'application/problem+json': { schema: problemOf(call) } },
      },
    },
  };
}

const attachments = {
  'application/pdf': {},
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {},
};

/** A success, or a refusal with the field that the screen reads (decisions X2). */
function answerOf({ answer, failureField }: DocumentedCall) {
  const refusal = {
    type: 'object',
    required: [failureField],
    properties: {
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  };
  return { anyOf: [answer, refusal] };
}

function problemOf({ failureField }: DocumentedCall) {
  return {
    type: 'object',
    required: [...new Set(['title', 'status', 'error', failureField])],
    properties: {
      title: { type: 'string' },
      error: { type: 'string' },
      csrf_token: { type: 'string', description: 'A fresh token, when the page had expired' },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'The first answer to a key of this session is kept for a day and given again with `Idempotent-Replayed: true`, also a 500; not what was refused before it began. The same key with other content, or while the first is under way, is a 409.',
};

interface JsonSchema {
  required?: string[] | undefined;
  properties?: Record<string, unknown> | undefined;
}

function queryOf(call: DocumentedCall, schema: JsonSchema) {
  if (call.carries === 'data') {
    return [
      { name: 'data', in: 'query', required: true, content: { 'application/json': { schema } } },
    ];
  }
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function bodyOf(call: DocumentedCall, schema: JsonSchema) {
  const whole =
    call.carries === 'data'
      ? { type: 'object', properties: { data: schema }, required: ['data'] }
      : schema;
  return {
    required: true,
    content: {
      'application/json': { schema: whole },
      'application/x-www-form-urlencoded': { schema: whole },
    },
  };
}
