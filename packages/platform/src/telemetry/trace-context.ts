/** W3C trace context, version 00: `00-<trace id>-<span id>-<flags>`. `tracestate` is neither read nor passed on. */
import { randomFillSync } from 'node:crypto';

export interface TraceContext {
  /** 32 hex digits. */
  traceId: string;
  /** 16 hex digits. */
  spanId: string;
  sampled: boolean;
}

const wellFormed = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]([0-9a-f])(-.*)?$/;

/** Null for what is no trace context; then a new trace begins. */
export function parseTraceparent(text: string | undefined): TraceContext | null {
  if (text === undefined || text.length > 256) return null;
  const [, traceId, spanId, flags] = wellFormed.exec(text) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  const isVersionZero = text.startsWith('00-');
  if ((isVersionZero && text.length !== 55) || text.startsWith('ff-')) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, sampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}

export interface TraceIds {
  newTraceId(): string;
  newSpanId(): string;
}

/** Random ids out of a pool: asking the kernel for each would cost more than all the rest of an unsampled request. */
export function createTraceIds(fill: (bytes: Buffer) => unknown = randomFillSync): TraceIds {
  const pool = Buffer.alloc(4096);
  let used = pool.length;
  const take = (bytes: number): string => {
    if (used + bytes > pool.length) {
      fill(pool);
      used = 0;
    }
    used += bytes;
    return pool.toString('hex', used - bytes, used);
  };
  const takeNonZero = (bytes: number): string => {
    for (;;) {
      const id = take(bytes);
      if (!/^0+$/.test(id)) return id;
    }
  };
  return { newTraceId: () => takeNonZero(16), newSpanId: () => takeNonZero(8) };
}
