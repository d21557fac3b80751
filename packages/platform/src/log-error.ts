/** What may be logged of an error: kind, code and places. Its text only where the text is ours. */
import { AppError } from './errors.ts';

export interface ErrorRecord {
  type: string;
  code?: string;
  message?: string;
  /** Places only, without the text that V8 puts above them. */
  stack?: string[];
  cause?: ErrorRecord;
}

const framesKept = 12;
const causesKept = 3;

export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return { type: `thrown ${typeof error}` };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const stack = framesOf(error);
  return {
    type: /^\w{1,64}$/.test(error.name) ? error.name : 'Error',
    ...(isCode(code) && { code: String(code) }),
    ...(error instanceof AppError && { message: error.message }),
    ...(stack.length > 0 && { stack }),
    ...(cause !== undefined && depth < causesKept && { cause: errorRecord(cause, depth + 1) }),
  };
}

function isCode(code: unknown): code is string | number {
  return typeof code === 'number' || (typeof code === 'string' && /^[A-Z][\w.-]{0,63}$/.test(code));
}

function framesOf({ stack = '', message }: Error): string[] {
  const textEnds = message === '' ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(textEnds)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at (?:[^@]|\/@)*:\d+:\d+\)?$/.test(line))
    .slice(0, framesKept);
}
