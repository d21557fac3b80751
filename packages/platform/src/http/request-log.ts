/**
 * The log of one request. Most requests log nothing, so its bindings are put into text at the first line only. A class,
 * because one is made for every request.
 */
import type { FastifyBaseLogger } from 'fastify';
import { logField } from '../telemetry/attributes.ts';
import type { TraceContext } from '../telemetry/trace-context.ts';

type Bindings = Readonly<Record<string, unknown>>;
type Line = Parameters<FastifyBaseLogger['info']>;

export class RequestLog {
  place: TraceContext | null = null;
  correlationId: string | undefined = undefined;
  readonly #base: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #bound: FastifyBaseLogger | undefined;
  #boundFor: string | undefined;

  constructor(base: FastifyBaseLogger, bindings: Bindings) {
    this.#base = base;
    this.#bindings = bindings;
  }

  /** What every line carries. */
  facts(): Bindings {
    const { place, correlationId } = this;
    return {
      ...this.#bindings,
      ...(place && { [logField.traceId]: place.traceId, [logField.spanId]: place.spanId }),
      ...(correlationId !== undefined && { [logField.correlationId]: correlationId }),
    };
  }

  get level(): string {
    return this.#base.level;
  }

  fatal(...line: Line): void {
    this.#bind().fatal(...line);
  }

  error(...line: Line): void {
    this.#bind().error(...line);
  }

  warn(...line: Line): void {
    this.#bind().warn(...line);
  }

  info(...line: Line): void {
    this.#bind().info(...line);
  }

  debug(...line: Line): void {
    this.#bind().debug(...line);
  }

  trace(...line: Line): void {
    this.#bind().trace(...line);
  }

  silent(): void {}

  child(bindings: Bindings, options?: Parameters<FastifyBaseLogger['child']>[1]) {
    return this.#bind().child(bindings, options);
  }

  /** Anew when the journey has become known since the last line. */
  #bind(): FastifyBaseLogger {
    if (this.#bound === undefined || this.#boundFor !== this.correlationId) {
      this.#bound = this.#base.child(this.facts());
      this.#boundFor = this.correlationId;
    }
    return this.#bound;
  }
}
