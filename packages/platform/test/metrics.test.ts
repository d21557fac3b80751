import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../src/metrics/metrics.ts';
import { startTelemetry } from '../src/telemetry.ts';

const logger = { warn: () => {} };
const off = { endpoint: '', ratio: 0.1, logger };

describe('figures', () => {
  it('are served on an address of their own, and nothing else is', async () => {
    const telemetry = await startTelemetry({ ...off, metricsAt: { host: '127.0.0.1', port: 0 } });
    const origin = `http://127.0.0.1:${telemetry.metricsPort}`;
    telemetry.of('leads').metrics?.count('mails', { kind: 'quote', outcome: 'delivered' });
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(/^muqarin_mails_total\{kind="quote",outcome="delivered"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
    await telemetry.stop();
    await expect(fetch(`${origin}/metrics`)).rejects.toThrow();
  });

  it('say which port is taken', async () => {
    const first = await startTelemetry({ ...off, metricsAt: { host: '127.0.0.1', port: 0 } });
    const at = { host: '127.0.0.1', port: first.metricsPort ?? 0 };
    await expect(startTelemetry({ ...off, metricsAt: at })).rejects.toThrow('EADDRINUSE');
    await first.stop();
  });

  it('are read anew each time, without what is gone and without what fails', async () => {
    const warned: string[] = [];
    const metrics = createMetrics({
      processFigures: false,
      logger: { warn: (_facts, text) => warned.push(text) },
    });
    let lag = 3;
    const end = metrics.watch('consumerLag', async () => [
      { labels: { group: 'notifications', topic: 'a' }, value: lag },
      { labels: { group: 'notifications', topic: 'a' }, value: 1 },
    ]);
    metrics.watch('outboxDepth', () => Promise.reject(new Error('away')));
    const series = /^muqarin_consumer_lag_messages\{.*\} (\d+)$/m;
    expect(series.exec(await metrics.text())?.[1]).toBe('4');
    lag = 0;
    const two = await Promise.all([metrics.text(), metrics.text()]);
    expect(two.map((text) => series.exec(text)?.[1])).toEqual(['1', '1']);
    end();
    expect(await metrics.text()).not.toMatch(series);
    expect(warned).toHaveLength(4);
  });
});

it('neither OpenTelemetry nor prom-client is loaded while nobody asks for them', () => {
  const script = `
    const { startTelemetry } = await import('@muqarin/platform/telemetry');
    await import('@muqarin/platform/http/service');
    await import('@muqarin/platform/events/relay');
    const given = JSON.parse(process.argv[1]);
    const telemetry = await startTelemetry({ ratio: 0.1, logger: console, ...given });
    const { default: module } = await import('node:module');
    const loaded = Object.keys(module._cache).map((file) => /node_modules\\/(@?[\\w-]+)/.exec(file)?.[1]);
    await telemetry.stop();
    process.stdout.write(JSON.stringify([...new Set(loaded)]));`;
  const loadedWith = (given: object) => {
    const args = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', script];
    const cwd = path.join(import.meta.dirname, '..');
    const text = execFileSync(process.execPath, [...args, JSON.stringify(given)], { cwd });
    return JSON.parse(text.toString()) as string[];
  };
  const nobody = loadedWith({ endpoint: '', metricsAt: null });
  expect(nobody).toContain('fastify');
  expect(nobody).not.toContain('@opentelemetry');
  expect(nobody).not.toContain('prom-client');
  const metricsAt = { host: '127.0.0.1', port: 0 };
  const both = loadedWith({ endpoint: 'http://127.0.0.1:9', metricsAt });
  expect(both).toEqual(expect.arrayContaining(['@opentelemetry', 'prom-client']));
});
