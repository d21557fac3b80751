import { describe, expect, it } from 'vitest';
import { createTraceIds, parseTraceparent } from '../src/telemetry/trace-context.ts';
import {
  createTracer,
  errorType,
  offTracer,
  type Recorder,
  type Span,
} from '../src/telemetry/tracer.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const incoming = (flags: string) => `00-${traceId}-${spanId}-${flags}`;
const start = { name: 'GET /', kind: 'server' } as const;

describe('a traceparent', () => {
  it('is read as W3C wrote it', () => {
    expect(parseTraceparent(incoming('01'))).toEqual({ traceId, spanId, sampled: true });
    expect(parseTraceparent(incoming('00'))?.sampled).toBe(false);
    // Other flags may come; a later version may say more.
    expect(parseTraceparent(incoming('03'))?.sampled).toBe(true);
    expect(parseTraceparent(`01-${traceId}-${spanId}-01-more`)?.traceId).toBe(traceId);
  });

  it.each([
    ['nothing', undefined],
    ['no ids', '00'],
    ['capitals', incoming('01').toUpperCase()],
    ['an impossible version', `ff-${traceId}-${spanId}-01`],
    ['more than version 00 has', `${incoming('01')}-more`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['a whole book', `01-${traceId}-${spanId}-01-${'x'.repeat(300)}`],
  ])('is none with %s', (_what, text) => {
    expect(parseTraceparent(text)).toBeNull();
  });

  it('gets ids that differ, and never one of zeros', () => {
    const ids = createTraceIds();
    const made = Array.from({ length: 2_000 }, () => ids.newTraceId());
    expect(new Set(made).size).toBe(2_000);
    let filled = 0;
    const stubborn = createTraceIds((bytes) => bytes.fill(filled++ === 0 ? 0 : 7));
    expect(stubborn.newSpanId()).toBe('07'.repeat(8));
  });
});

describe('the decision to keep a trace', () => {
  it('is made by the draw for whatever comes from outside, not by its flag', () => {
    const { tracer, recorded } = tracerThatDraws(0.5);
    for (const flags of ['00', '01']) {
      const span = tracer.open(start, incoming(flags));
      expect(span.traceparent).toBe(incoming('00'));
    }
    expect(recorded).toEqual([]);
    const kept = tracerThatDraws(0.05);
    expect(kept.tracer.open(start, incoming('00')).context).toMatchObject({
      traceId,
      sampled: true,
    });
    expect(kept.recorded).toMatchObject([{ traceId, parent: { spanId } }]);
  });

  it('is the parent’s for everything inside', () => {
    const { tracer, recorded } = tracerThatDraws(0);
    expect(tracer.start(start, incoming('00')).traceparent).toBe(incoming('00'));
    expect(recorded).toEqual([]);
    expect(tracerThatDraws(0.99).tracer.start(start, incoming('01')).context?.sampled).toBe(true);
  });

  it('begins a trace where none came, kept or not: whoever follows has one to go by', () => {
    const { tracer, recorded } = tracerThatDraws(0.5);
    const span = tracer.start(start, undefined);
    expect(span.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(recorded).toEqual([]);
    tracerThatDraws(0.05).tracer.open(start, 'nonsense');
  });

  it('keeps one in ten of many', () => {
    let kept = 0;
    const { tracer } = tracerThatDraws(Math.random, () => {
      kept += 1;
    });
    for (let count = 0; count < 20_000; count += 1) tracer.open(start, undefined);
    expect(kept / 20_000).toBeGreaterThan(0.085);
    expect(kept / 20_000).toBeLessThan(0.115);
  });

  it('is nobody’s while tracing is off; a trace that came goes on', () => {
    expect(offTracer.start(start, undefined).traceparent).toBeUndefined();
    expect(offTracer.start(start, incoming('01')).traceparent).toBe(incoming('01'));
    expect(offTracer.open(start, incoming('01')).traceparent).toBeUndefined();
  });
});

it('tells of an error its code or its class, never its text', () => {
  expect(errorType(Object.assign(new Error('0501234567'), { code: 'ENOSPC' }))).toBe('ENOSPC');
  expect(errorType(new TypeError('0501234567'))).toBe('TypeError');
  expect(errorType(Object.assign(new Error('x'), { code: 'mariam@example.com' }))).toBe('Error');
  expect(errorType('mariam@example.com')).toBe('string');
});

function tracerThatDraws(draw: number | (() => number), onRecord: () => void = () => {}) {
  const recorded: object[] = [];
  const record: Recorder = (_start, place): Span => {
    onRecord();
    recorded.push(place);
    const context = { traceId: place.traceId, spanId: '1'.repeat(16), sampled: true };
    return { traceparent: 'recorded', context, set: () => {}, fail: () => {}, end: () => {} };
  };
  const random = typeof draw === 'number' ? () => draw : draw;
  return { tracer: createTracer({ record, ids: createTraceIds(), ratio: 0.1, random }), recorded };
}
