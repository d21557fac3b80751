import { createTraceIds } from '@muqarin/platform/telemetry/trace-context';
import { createTracer } from '@muqarin/platform/telemetry/tracer';
import { describe, expect, it } from 'vitest';
import { createSigner } from '../src/security/signer.ts';
import { ownTrace, traceHop } from '../src/security/trace-hop.ts';
import { bffUnderTest } from './support/bff-under-test.ts';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const secret = 'for the tests only, thirty-two characters and more';

describe('a page’s request that comes back from the renderer', () => {
  it('goes on in its trace, kept as it was decided', async () => {
    const { app, kept } = await observed();
    const hop = traceHop(createSigner(secret), { ...span, traceparent });
    await app.inject({ url: '/api/csrf', headers: hop });
    expect(kept).toEqual([{ traceId: span.context.traceId, parent: span.context }]);
  });

  it.each([
    ['of a stranger', { traceparent }],
    ['with a forged mark', { 'x-muqarin-trace': `${traceparent}.${'A'.repeat(43)}` }],
    ['without a mark', { 'x-muqarin-trace': traceparent }],
  ])('decides nothing when it is one %s', async (_what, headers) => {
    const { app, kept } = await observed();
    await app.inject({ url: '/api/csrf', headers });
    expect(kept).toEqual([]);
  });

  it('has a mark that is good for this and nothing else', () => {
    const signer = createSigner(secret);
    const mark = signer.sign('csrf', traceparent);
    expect(ownTrace(signer, { 'x-muqarin-trace': `${traceparent}.${mark}` })).toBeUndefined();
    expect(traceHop(signer, null)).toEqual({});
  });
});

const context = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  sampled: true,
};
const nothing = () => {};
const span = { traceparent, context, set: nothing, fail: nothing, end: nothing };

/** Keeps nothing by its own draw. */
async function observed() {
  const kept: object[] = [];
  const record = (_start: object, place: object) => {
    kept.push(place);
    return span;
  };
  const tracer = createTracer({ record, ids: createTraceIds(), ratio: 0, random: () => 0.5 });
  const { app } = await bffUnderTest({}, { telemetry: { tracer, metrics: null } });
  return { app, kept };
}
