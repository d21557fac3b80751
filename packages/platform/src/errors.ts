/** One error class with a code for what goes wrong on purpose; one table from codes to HTTP (CONTRIBUTING.md). */

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'unsupported_media'
  | 'misdirected'
  | 'too_many'
  | 'unavailable'
  | 'internal';

export const httpStatusOf: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  misdirected: 421,
  too_many: 429,
  unavailable: 503,
  internal: 500,
};

export interface AppErrorOptions {
  /** Facts for the caller; never personal data. */
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
  retryAfterSeconds?: number;
}

/** `code` reads `SERVICE.REASON`; `message` is a sentence a person may see. */
export class AppError extends Error {
  readonly code: string;
  readonly kind: ErrorKind;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, code: string, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return httpStatusOf[this.kind];
  }
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  details?: Readonly<Record<string, unknown>>;
}

/** RFC 9457 members; an unexpected error says nothing of its inside. */
export function problemOf(error: unknown): Problem {
  if (error instanceof AppError) {
    return {
      type: `urn:muqarin:error:${error.code.toLowerCase()}`,
      title: error.message,
      status: error.status,
      code: error.code,
      details: error.details,
    };
  }
  return {
    type: 'urn:muqarin:error:internal',
    title: 'Something went wrong on our side. Please try again.',
    status: 500,
    code: 'INTERNAL',
  };
}
