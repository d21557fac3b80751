import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chain } from './support/chain.ts';
import { type Collector, openCollector } from './support/collector.ts';
import { contactOf, person, personalValues } from './support/distinct-person.ts';
import {
  type DistributedProduct,
  hookMilliseconds,
  startDistributed,
} from './support/distributed-product.ts';
import { leaksIn } from './support/leaks.ts';
import { Shopper } from './support/shopper.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const fromBrowser = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` };
const services = ['leads', 'quoting', 'orders', 'documents', 'accounts', 'notifications'];
const processes = [...services, 'analytics', 'bff'];

describe('from the click to the mail, each part a process, on Kafka', { timeout: 120_000 }, () => {
  let collector: Collector;
  let product: DistributedProduct | undefined;
  let shopper: Shopper;

  beforeAll(async () => {
    collector = await openCollector();
    product = await startDistributed(['--no-pages', '--no-restart'], {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER_ARG: '1',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
    });
    shopper = new Shopper(product.origin);
  }, hookMilliseconds);
  afterAll(async () => {
    await product?.stop();
    product?.remove();
    await collector.close();
  }, 60_000);

  const metricsPort = (name: string) =>
    product?.processes().find((each) => each.name === `${name}-1`)?.metricsPort;
  const output = () => product?.output.text() ?? '';
  const ofTrace = () => collector.spans().filter((span) => span.traceId === traceId);

  it('is one trace over all of them', async () => {
    const contact = { ...(await shopper.answerAll(person.email, person.born)), ...contactOf() };
    const answer = await shopper.submit(contact, fromBrowser);
    expect(await answer.json()).toMatchObject({ ok: true });
    const mailed = () => ofTrace().map((span) => span.name);
    await expect.poll(mailed, { timeout: 30_000 }).toContain('mail lead-captured');
    await expect.poll(mailed, { timeout: 30_000 }).toContain('publish leads.lead.v1');
    const whole = [
      'bff: POST /survey/medical/individual',
      'bff: leads capture-lead',
      'leads: POST /leads',
    ];
    const created = [...whole, 'leads: create muqarin.leads.v1.LeadCaptured'];
    await expect
      .poll(() => chain(ofTrace(), 'mail lead-captured'), { timeout: 30_000 })
      .toEqual([
        ...created,
        'notifications: process muqarin.leads.v1.LeadCaptured',
        'notifications: mail lead-captured',
      ]);
    expect(chain(ofTrace(), 'publish leads.lead.v1')).toEqual([
      ...created,
      'leads: publish leads.lead.v1',
    ]);
  });

  it('shows figures of every process, on addresses of their own', async () => {
    const figuresOf = async (name: string) =>
      (await fetch(`http://127.0.0.1:${metricsPort(name)}/metrics`)).text();
    // Offsets are committed a moment after the mail is sent.
    await expect
      .poll(() => figuresOf('notifications'), { timeout: 30_000 })
      .toMatch(/^muqarin_consumer_lag_messages\{group="[^"]+",topic="leads.lead.v1"\} 0$/m);
    const figures = await Promise.all(processes.map(figuresOf));
    const [leads, quoting, , , , notifications, , bff] = figures;
    for (const text of figures) expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
    expect(leads).toMatch(/^muqarin_outbox_depth_documents\{relay="leads-1"\} 0$/m);
    expect(leads).toMatch(
      /^muqarin_http_request_duration_seconds_count\{.*route="\/leads".*\} 1$/m,
    );
    expect(quoting).toMatch(/^muqarin_rating_duration_seconds_count [1-9]/m);
    expect(notifications).toMatch(
      /^muqarin_mails_total\{kind="lead-captured",outcome="delivered"\} 1$/m,
    );
    expect(bff).toMatch(
      /^muqarin_call_duration_seconds_count\{service="leads",call="capture-lead"/m,
    );
    expect((await shopper.send('/metrics', {})).status).toBe(404);
    expect(leaksIn(figures.join('\n'), personalValues)).toEqual([]);
  });

  it('tells of nobody who walked it', () => {
    expect(output()).toContain('"route":"/leads"');
    expect(leaksIn(output(), personalValues)).toEqual([]);
    expect(leaksIn(collector.text(), personalValues)).toEqual([]);
  });
});
