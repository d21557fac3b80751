/**
 * One declaration of a call for the service's route and for the caller's client (ADR 0004). The same client
 * speaks in process or over HTTP; both cross the same validation and the same JSON.
 */
import type { z } from 'zod';

export interface CallContract<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  /** verb-noun, unique in its service: `capture-lead`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:params` that are fields of the input; the rest travels as query (GET, DELETE) or JSON body. */
  path: `/${string}`;
  summary: string;
  input: Input;
  output: Output;
  /**
   * A second time has no effect of its own, so that a call whose answer was lost may be sent again. GET, PUT and DELETE
   * are so anyway, and so is an input with an `idempotencyKey`; a POST that only reads says it here.
   */
  repeatable?: true;
  /** How long a caller over HTTP waits for one try, where that is not the usual time. */
  answerMilliseconds?: number;
  /** What nobody waits for any more may be left undone: the handler is told when its caller has gone. */
  abandonable?: true;
  /** Set by `defineSend`: a file streams along as the body; the input travels in a header. */
  sends?: 'bytes';
  /** Set by `defineFetch`: a file streams back; the output travels in a header. */
  answers?: 'bytes';
  /** Codes a caller may branch on. */
  errors?: readonly string[];
}

export interface SendContract<Input extends z.ZodType, Output extends z.ZodType>
  extends CallContract<Input, Output> {
  method: 'POST';
  sends: 'bytes';
}

export interface FetchContract<Input extends z.ZodType, Output extends z.ZodType>
  extends CallContract<Input, Output> {
  method: 'GET';
  answers: 'bytes';
}

export type Contracts = Readonly<Record<string, CallContract>>;

export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallContract<Input, Output>,
): CallContract<Input, Output> {
  return contract;
}

type Declared<Input extends z.ZodType, Output extends z.ZodType> = Omit<
  CallContract<Input, Output>,
  'method' | 'sends' | 'answers' | 'repeatable'
>;

/** A call that takes a file of any size: it is never held whole, in process or over HTTP. */
export function defineSend<Input extends z.ZodType, Output extends z.ZodType>(
  contract: Declared<Input, Output>,
): SendContract<Input, Output> {
  return { ...contract, method: 'POST', sends: 'bytes' };
}

/** A call that answers a file of any size. */
export function defineFetch<Input extends z.ZodType, Output extends z.ZodType>(
  contract: Declared<Input, Output>,
): FetchContract<Input, Output> {
  return { ...contract, method: 'GET', answers: 'bytes' };
}

/** Ids and numbers as they are; anything else would have no place in an address. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new TypeError('a path field must be text or a number');
}

export interface WireCall {
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Splits an input over path and query or body; a missing path field is the caller's fault. */
export function toWire(contract: CallContract, input: Readonly<Record<string, unknown>>): WireCall {
  const rest: Record<string, unknown> = { ...input };
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined) throw new TypeError(`${contract.name}: no value for :${name}`);
    delete rest[name];
    return encodeURIComponent(textOf(value));
  });
  if (contract.sends || contract.answers) {
    return { url: path, body: undefined, headers: { [inputHeader]: toHeader(rest) } };
  }
  if (contract.method === 'POST' || contract.method === 'PUT') {
    return { url: path, body: rest, headers: {} };
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined)
      query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const search = query.toString();
  return { url: search ? `${path}?${search}` : path, body: undefined, headers: {} };
}

/** Where input and output travel when the body is a file: not in the address, which is logged. */
export const inputHeader = 'x-call-input';
export const outputHeader = 'x-call-output';

export function toHeader(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Throws SyntaxError when it was not made by `toHeader`. */
export function fromHeader(text: string): unknown {
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}
