/** What one row of the contract's table says, and what its handler is given and answers. */
import type { CallContext } from '@muqarin/platform/context';
import type { Success } from '@muqarin/rules/calls/success';
import type { FieldError } from '@muqarin/rules/checked';
import { inEnglish, type Message } from '@muqarin/rules/message';
import type { StaffAct } from '@muqarin/rules/staff/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Bff } from '../../parts.ts';
import type { RateClass } from '../../security/rate-limits.ts';
import type { Session } from '../../session/session-plugin.ts';
import type { FileRule, SentFiles } from '../../uploads/file-rule.ts';
import type { Asked } from '../../uploads/read-posted.ts';
import type { Failure } from './failure.ts';
import type { Shape } from './payload.ts';

export type CsrfNeed = 'required' | 'if-present';

type Fields = Readonly<Record<string, unknown>>;

/** What a call is and does, as it is served. */
export interface DocumentedCall {
  /** Verb-noun, unique. */
  name: string;
  /** Document and section. */
  source: string;
  summary: string;
  methods: readonly ('GET' | 'POST')[];
  /** Methods that the document does not list (X5: POST beside a GET with effect). */
  addedMethods: readonly ('GET' | 'POST')[];
  path: `/${string}`;
  /** X7: the mirrored prefix, same handler. */
  aliases: readonly `/${string}`[];
  /** `data`: one field with a JSON object (or its text); `fields`: plain fields. */
  carries: 'data' | 'fields';
  /** Of `data` by POST, where more has to fit than a query may carry (X6). */
  postedBytes?: number;
  /**
   * The call may come as multipart, with these files; they are looked at and kept before `handle` sees what came of them.
   * Throws what a stranger would hear.
   */
  files?: (bff: Bff, asked: Asked) => FileRule | Promise<FileRule>;
  /** The object in `data`, or the fields: for the description and for the tests' examples. */
  payload: z.ZodType;
  /** X4: required where the document lists `csrf_token` in the payload of a call with an effect. */
  csrf: CsrfNeed | ((fields: Fields) => CsrfNeed);
  /** Answers a browser that posts a plain form to this address (`Accept: text/html`): 303 instead of JSON. */
  page?: (bff: Bff, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** A success is an attachment, made anew each time. */
  isFile?: boolean;
  /** GET of the address is a page of ours. */
  isPage?: boolean;
  effect: 'none' | 'state' | 'create';
  /** For staff whose roles may do this; everybody else gets 403 (decisions M40, X25). */
  act?: StaffAct;
  /** For customers who are signed in; everybody else gets 401. */
  customer?: true;
  /** Carries credentials: neither it nor its answer is kept for an Idempotency-Key. */
  secret?: true;
  /** How a literal client knows success, in words and as a check (X1). */
  success: string;
  succeeded: (body: unknown) => boolean;
  /** JSON schema of a success, for the description. */
  answer: Fields;
  /** The field the screen reads when it did not work, and the body that says so. */
  failureField: string;
  failure: (message: string, extra: Fields) => Record<string, unknown>;
  rate: RateClass | null;
  /** Creating calls answer an equal call again for as long as a lead or a purchase is remembered (X5). */
  remember?: {
    as: 'lead' | 'confirm';
    /** What makes equal words another call: the quote and its revision. */
    per?: (bff: Bff, ask: Omit<Ask, 'key'>) => Promise<string>;
  };
  /** Null where one of our plain forms answers (routes/<line>): the table says only what it takes. */
  handle: ((bff: Bff, ask: Ask) => Promise<Outcome | FileOutcome>) | null;
}

export type ServedCall = DocumentedCall & { handle: NonNullable<DocumentedCall['handle']> };

export function isServed(call: DocumentedCall): call is ServedCall {
  return call.handle !== null;
}

/** What a row of the table must say, and what it may. */
export type CallRow = Pick<DocumentedCall, 'name' | 'source' | 'summary' | 'path' | 'handle'> &
  Partial<
    Omit<
      DocumentedCall,
      'payload' | 'success' | 'succeeded' | 'failure' | 'failureField' | 'isFile'
    >
  > & {
    /** The fields as the document lists them. */
    payload: Shape | readonly Shape[];
    /** Fields of ours that the document does not name; all may be missing. */
    ours?: Shape;
    success: Success;
    /** What else there is to say of a success. */
    note?: string;
    failure: Failure;
  };

export interface Ask {
  request: FastifyRequest;
  /** For cookies. */
  reply: Pick<FastifyReply, 'setCookie'>;
  session: Session;
  context: CallContext;
  /** Of the query or body (JSON-RPC: its params). */
  fields: Readonly<Record<string, unknown>>;
  /** The parsed object when the call carries `data`, else empty. */
  data: Readonly<Record<string, unknown>>;
  /** Of a multipart body: what came of each slot that held a file. */
  files?: SentFiles;
  /** Equal for equal calls of one session: the services' idempotency key. */
  key: string;
}

/** `refused`: a business outcome that the document names; answered 200 (X2). */
export type Outcome =
  | { kind: 'done'; body: unknown }
  | {
      kind: 'refused';
      message: Message;
      errors?: readonly FieldError[];
      extra?: Readonly<Record<string, unknown>>;
    };

export type Refused = Extract<Outcome, { kind: 'refused' }>;

/** A call whose success is an attachment: it is sent as it is made, and never remembered. */
export interface FileOutcome {
  kind: 'file';
  send: (reply: FastifyReply) => Promise<FastifyReply>;
}

export const refusedFor = (errors: readonly FieldError[]): Refused => ({
  kind: 'refused',
  message: errors.map(({ message }) => inEnglish(message)).join('\n'),
  errors,
});
