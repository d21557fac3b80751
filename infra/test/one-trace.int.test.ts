import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chain } from './support/chain.ts';
import { type Collector, openCollector } from './support/collector.ts';
import { freePort } from './support/free-port.ts';
import { leaksIn } from './support/leaks.ts';
import { Shopper } from './support/shopper.ts';
import { contactOf, person, personalValues } from './support/told-person.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const fromBrowser = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` };
/** In the order in which the launcher counts its processes. */
const processes = ['leads', 'quoting', 'documents', 'notifications', 'analytics', 'bff'];

describe('from the click to the mail, each part a process, on Kafka', { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-one-trace-'));
  const metricsPort = 42_000 + (process.pid % 500) * 10;
  let collector: Collector;
  let product: ChildProcess;
  let shopper: Shopper;
  let output = '';

  beforeAll(async () => {
    collector = await openCollector();
    const port = await freePort();
    const own = randomUUID().slice(0, 8);
    const script = path.join(import.meta.dirname, '../launch/distributed.ts');
    product = fork(script, ['--no-pages', '--no-restart'], {
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        INTERNAL_PORT: String(metricsPort + 200),
        DATA_DIR: dataDir,
        KAFKA_PREFIX: `trace-${own}-`,
        MONGO_PREFIX: `trace_${own}_`,
        REDIS_PREFIX: `trace-${own}:`,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OTEL_TRACES_SAMPLER_ARG: '1',
        METRICS_PORT: String(metricsPort),
        LOG_LEVEL: 'info',
        TICKET_EARLIEST_SECONDS: '0',
      },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [product.stdout, product.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    await new Promise<void>((resolve, reject) => {
      product.once('message', () => resolve());
      product.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
    });
    shopper = new Shopper(`http://127.0.0.1:${port}`);
  }, 120_000);
  afterAll(async () => {
    if (product.exitCode === null) {
      const gone = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGTERM');
      await gone;
    }
    await collector.close();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

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
    const figures = await Promise.all(
      processes.map(async (_name, index) =>
        (await fetch(`http://127.0.0.1:${metricsPort + index}/metrics`)).text(),
      ),
    );
    const [leads, quoting, , notifications, , bff] = figures;
    for (const text of figures) expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
    expect(leads).toMatch(/^muqarin_outbox_depth_documents\{relay="leads-1"\} 0$/m);
    expect(leads).toMatch(
      /^muqarin_http_request_duration_seconds_count\{.*route="\/leads".*\} 1$/m,
    );
    expect(quoting).toMatch(/^muqarin_rating_duration_seconds_count [1-9]/m);
    expect(notifications).toMatch(
      /^muqarin_consumer_lag_messages\{group="[^"]+",topic="leads.lead.v1"\} 0$/m,
    );
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
    expect(output).toContain('"route":"/leads"');
    expect(leaksIn(output, personalValues)).toEqual([]);
    expect(leaksIn(collector.text(), personalValues)).toEqual([]);
  });
});
