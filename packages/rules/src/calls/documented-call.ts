import { asObject } from './wire-values.ts';

/** What a field holds; with `?` it may be missing. `ids`: see `open-shapes.ts`. */
export type FieldShape =
  | 'text'
  | 'number'
  | 'integer'
  | 'flag'
  | 'date'
  | 'ids'
  | 'object'
  | 'file';
export type Payload = Readonly<Record<string, FieldShape | `${FieldShape}?`>>;

type Method = 'GET' | 'POST';

/** One call of S1 section 7: everything about it that can be said without running anything. */
export interface MotorCall {
  /** Verb-noun, unique. */
  name: string;
  summary: string;
  /** The first is the document's own; `addedMethods` are those that it does not list (X5). */
  methods: readonly Method[];
  addedMethods: readonly Method[];
  path: `/${string}`;
  /** Other documented paths and the mirrored prefix, to the same handler (decisions X7). */
  aliases: readonly `/${string}`[];
  /** `data`: one field with a JSON object or its text; `fields`: JSON or form; `multipart`. */
  carries: 'data' | 'fields' | 'multipart';
  payload: Payload;
  /** Fields of ours that the document does not name; all may be missing. */
  addedPayload?: Payload;
  /** X4: required where the document lists `csrf_token`. */
  csrf: 'required' | 'if-present';
  effect: 'none' | 'state' | 'create';
  success: Success;
  failure: Failure;
  rate: 'leads' | 'mails' | null;
  /** Creating calls: how long an equal call gets the same answer (X5). */
  remember?: { as: 'lead' | 'confirm'; perQuoteRevision: boolean };
}

/** How a literal client knows that it worked (decisions X1). */
export type Success =
  | { kind: 'status' }
  | { kind: 'message-status' }
  | { kind: 'true'; field: 'success' | 'applied' }
  | { kind: 'has'; field: string }
  | { kind: 'list' }
  | { kind: 'no-error' }
  | { kind: 'redirect' };

/** The field that the screen reads when it did not work, and what marks the failure beside it. */
export type Failure =
  | { field: 'error'; mark?: 'status' | 'success' }
  | { field: 'msg'; mark: 'status' | 'applied' }
  | { field: 'message.error' };

/** Whether the answer says that it worked; 1 and "1" are the same (decisions X1). */
export function motorCallSucceeded(
  { success }: Pick<MotorCall, 'success'>,
  body: unknown,
): boolean {
  if (success.kind === 'list') return Array.isArray(body);
  const answer = asObject(body);
  switch (success.kind) {
    case 'status':
      return isOne(answer?.status);
    case 'message-status':
      return isOne(asObject(answer?.message)?.status);
    case 'true':
      return answer?.[success.field] === true;
    case 'has':
      return answer?.[success.field] !== undefined && answer.error === undefined;
    case 'no-error':
      return answer !== undefined && answer.error === undefined;
    case 'redirect':
      return false;
  }
}

/** The body that says no, with further members such as a new price. */
export function motorCallFailure(
  { failure }: Pick<MotorCall, 'failure'>,
  message: string,
  extra: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  if (failure.field === 'message.error') {
    return { message: { status: 0, error: message }, ...extra };
  }
  const mark = failure.mark === undefined ? {} : { [failure.mark]: MARKS[failure.mark] };
  return { ...mark, [failure.field]: message, ...extra };
}

const MARKS = { status: 0, success: false, applied: false } as const;

function isOne(status: unknown): boolean {
  return status === 1 || status === '1';
}

/** The same call under the other prefix (decisions X7). */
export function mirrored(path: `/${string}`): `/${string}` {
  const survey = '/api/survey/motor/';
  const plain = '/api/motor/';
  if (path.startsWith(survey)) return `${plain}${path.slice(survey.length)}` as const;
  if (path.startsWith(plain)) return `${survey}${path.slice(plain.length)}` as const;
  return `${plain}${path.slice(1)}` as const;
}
