/**
 * pino, made so that no personal data leaves the process in a log line: fields that hold it are blotted out whatever their
 * depth, errors lose their text (it may quote what a person typed), and messages are constants, never built from values.
 */
import { type Bindings, type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { errorRecord } from './log-error.ts';
import { blotted } from './log-redaction.ts';

export interface LoggerOptions {
  level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  destination?: DestinationStream;
}

export function createLogger({ level, destination }: LoggerOptions): Logger {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: blotted },
      hooks: { logMethod: withConstantText },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
  const { child } = logger as unknown as { child: MakeChild };
  // pino's own formatter for bindings is for the first logger only; children inherit this from it.
  const blottedChild: MakeChild = function blottedChild(bindings, options) {
    return child.call(this, blotted(bindings), options);
  };
  logger.child = blottedChild as unknown as typeof logger.child;
  return logger;
}

type MakeChild = (this: Logger, bindings: Bindings, options?: object) => Logger;

/** pino would take an error's text for a line without one, and put values into `%s`; neither may happen here. */
function withConstantText(this: Logger, args: unknown[], method: LogFn): void {
  const [first, second] = args;
  if (typeof first === 'string') {
    method.call(this, first);
    return;
  }
  const facts = first instanceof Error ? { err: first } : (first as object);
  const error = (facts as { err?: unknown } | null)?.err;
  const quoted = error instanceof Error && error.message !== '' ? error.message : null;
  const isConstant = typeof second === 'string' && (quoted === null || !second.includes(quoted));
  const text = isConstant ? second : error === undefined ? '' : errorRecord(error).type;
  method.call(this, facts, text);
}
