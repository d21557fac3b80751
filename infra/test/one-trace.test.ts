import { mkdtempSync, rmSync } from 'node:fs';

import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLaunchConfig } from '../launch/config.ts';
import { type Embedded, startEmbedded } from '../launch/embedded.ts';
import { chain } from './support/chain.ts';
import { plain, type Seen, seeEverything, serviceOf } from './support/seen.ts';
import { Shopper } from './support/shopper.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const fromBrowser = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` };

describe('from the click to the mail', () => {
  let dataDir: string;
  let seen: Seen;
  let product: Embedded;
  let shopper: Shopper;

  const start = async (ratio: number) => {
    seen = seeEverything('info', ratio);
    dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-trace-'));
    const env = { LOG_LEVEL: 'info', DATA_DIR: dataDir, TICKET_EARLIEST_SECONDS: '0' };
    const port = await freePort();
    const publicOrigin = `http://127.0.0.1:${port}`;
    const config = readLaunchConfig(env, dataDir);
    product = await startEmbedded({ config, port, publicOrigin, webOrigin: null, ...seen });
    await product.bff.listen({ port, host: '127.0.0.1' });
    shopper = new Shopper(publicOrigin);
  };
  beforeEach(() => start(1));
  afterEach(async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ofTrace = (id = traceId) =>
    seen.spans().filter((span) => span.spanContext().traceId === id);
  const mailed = () =>
    expect
      .poll(() => ofTrace().map((span) => span.name), { timeout: 10_000 })
      .toContain('mail lead-captured');

  it('is one trace, each part a child of what caused it', async () => {
    const contact = await shopper.answerAll('mariam@example.com');
    const answer = await shopper.submit(contact, fromBrowser);
    expect(answer.headers.get('traceresponse')).toMatch(`00-${traceId}-`);
    await mailed();

    const spans = ofTrace();
    expect(chain(spans.map(plain), 'mail lead-captured')).toEqual([
      'bff: POST /survey/medical/individual',
      'bff: leads capture-lead',
      'leads: POST /leads',
      'leads: create muqarin.leads.v1.LeadCaptured',
      'notifications: process muqarin.leads.v1.LeadCaptured',
      'notifications: mail lead-captured',
    ]);
    expect(chain(spans.map(plain), 'publish leads.lead.v1').slice(-2)).toEqual([
      'leads: create muqarin.leads.v1.LeadCaptured',
      'relay: publish leads.lead.v1',
    ]);
    const root = spans.find((span) => serviceOf(span) === 'bff' && span.name.startsWith('POST'));
    expect(root?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7');
    expect(spans.every((span) => span.ended)).toBe(true);
  });

  it('stands in the event and in the lines of the log', async () => {
    await shopper.submit(await shopper.answerAll('mariam@example.com'), fromBrowser);
    await mailed();
    const [event] = await product.bus.read({ type: 'muqarin.leads.v1.LeadCaptured', limit: 1 });
    const create = ofTrace().find((span) => span.name.startsWith('create muqarin.leads'));
    expect(event?.headers.traceparent).toBe(`00-${traceId}-${create?.spanContext().spanId}-01`);

    const lines = seen.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const line = lines.find((each) => each.trace_id === traceId && each.route === '/leads');
    expect(line).toMatchObject({ service: 'leads', status: 200, msg: 'answered' });
    expect(line?.correlation_id).toBe(event?.headers.ce_correlationid);
    const ids = ofTrace().map((span) => span.spanContext().spanId);
    expect(ids).toContain(line?.span_id);
  });

  it('shows a failure where it happened, by its code', async () => {
    const answer = await shopper.send('/quotes/nobody/reproduce', { headers: fromBrowser });
    expect(answer.status).toBe(404);
    const [span] = ofTrace();
    expect(span?.attributes).toMatchObject({
      'http.route': '/quotes/:quoteId/reproduce',
      'http.response.status_code': 404,
    });
  });

  it('is not kept when the draw says so, whatever the browser asks for, and stays one all the same', async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await start(0);
    const sampled = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    const answer = await shopper.submit(await shopper.answerAll('mariam@example.com'), sampled);
    expect(await answer.json()).toMatchObject({ ok: true });
    expect(answer.headers.has('traceresponse')).toBe(false);
    const read = () => product.bus.read({ type: 'muqarin.leads.v1.LeadCaptured', limit: 1 });
    await expect.poll(read, { timeout: 10_000 }).toHaveLength(1);
    expect((await read())[0]?.headers.traceparent).toBe(`00-${traceId}-00f067aa0ba902b7-00`);
    expect(seen.spans()).toEqual([]);
    expect(seen.lines.some((line) => line.includes(traceId))).toBe(true);
  });

  it('begins anew where what came along is no trace', async () => {
    await shopper.send('/api/csrf', { headers: { traceparent: '00-+971501234567-1-01' } });
    const [span] = seen.spans();
    expect(span?.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span?.parentSpanContext).toBeUndefined();
  });
});
