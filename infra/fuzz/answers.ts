/** What the description promises of every answer, held against those that came. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Schema } from './generate.ts';

export interface Answer {
  status: number;
  type: string;
  body: string;
}

export interface Operation {
  path: string;
  method: 'get' | 'post';
  parameters: {
    name: string;
    in: string;
    required?: boolean;
    schema?: Schema;
    content?: unknown;
  }[];
  /** Of a JSON body. */
  body: Schema | null;
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

interface Description {
  paths: Record<string, Record<string, Omit<Operation, 'path' | 'method' | 'body'> & RawBody>>;
}

interface RawBody {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

export function operationsOf(description: unknown): Operation[] {
  const { paths } = description as Description;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method as 'get' | 'post',
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content?.['application/json']?.schema ?? null,
      responses: operation.responses,
    })),
  );
}

export type Judge = (operation: Operation, answer: Answer, isRpc: boolean) => string | null;

/** Why an answer is not as described, or null. */
export function createJudge(): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  const known = new Map<Schema, ValidateFunction>();
  const validator = (schema: Schema) => {
    const made = known.get(schema) ?? ajv.compile(schema);
    known.set(schema, made);
    return made;
  };
  return (operation, { status, type, body }, isRpc) => {
    if (status >= 500) return `answered ${status}`;
    const described =
      operation.responses[status] ?? operation.responses[`${Math.floor(status / 100)}XX`];
    if (!described) return `answered ${status}, which is not described`;
    if (status >= 300 && status < 400) return null;
    const parsed = parse(body);
    if (parsed === undefined) return `answered ${status} with no JSON (${type})`;
    const said = isRpc ? insideOf(parsed) : parsed;
    const wanted = isRpc && status >= 400 ? 'application/problem+json' : type.split(';')[0]?.trim();
    const content = described.content?.[wanted ?? ''];
    if (described.content && !content)
      return `answered ${status} as ${type}, which is not described`;
    if (!content?.schema) return null;
    const validate = validator(content.schema);
    return validate(said) ? null : `${status}: ${ajv.errorsText(validate.errors)}`;
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function insideOf(body: unknown): unknown {
  const { result, error } = body as { result?: unknown; error?: { data?: unknown } };
  return result ?? error?.data ?? body;
}
