import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue, processFigures } from '@muqarin/platform/metrics/catalogue';
import { createMetrics } from '@muqarin/platform/metrics/metrics';
import { attr } from '@muqarin/platform/telemetry/attributes';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parsePromQl } from './support/promql.ts';

const folder = path.join(import.meta.dirname, '../otel');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  for?: string;
  labels?: { severity: string };
  annotations?: { summary: string; runbook: string };
}
interface Panel {
  id: number;
  title: string;
  type: string;
  targets?: { expr: string }[];
  gridPos: { x: number; y: number; w: number; h: number };
}

const { groups } = parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter((rule) => rule.alert !== undefined);
const { panels } = JSON.parse(read('grafana/dashboards/muqarin.json')) as { panels: Panel[] };
const shown = panels.flatMap((panel) => panel.targets ?? []).map((target) => target.expr);
const watched = rules.map((rule) => rule.expr);

const definitions = Object.values(catalogue);
const registered = new Set<string>([
  ...definitions.flatMap(({ name, kind }) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  ),
  ...processFigures,
  ...rules.flatMap((rule) => rule.record ?? []),
  'up',
]);
const known = new Set<string>([
  ...definitions.flatMap((definition) => definition.labels),
  'le',
  'job',
  'instance',
]);
const asked = [...shown, ...watched].map(parsePromQl);
const baseOf = (metric: string) => metric.replace(/_(bucket|sum|count)$/, '');

describe('dashboard and alert rules', () => {
  it('ask in PromQL, for figures and labels that the code has', () => {
    expect(() => parsePromQl('sum(rate(x[5m])')).toThrow('no PromQL');
    expect(asked.flatMap(({ metrics }) => metrics).filter((name) => !registered.has(name))).toEqual(
      [],
    );
    expect(asked.flatMap(({ labels }) => labels).filter((name) => !known.has(name))).toEqual([]);
  });

  it('use every figure that the code has', () => {
    const used = new Set(shown.flatMap((text) => parsePromQl(text).metrics).map(baseOf));
    const figures = definitions.map(({ name }) => name);
    expect(figures.filter((name) => !used.has(name))).toEqual([]);
    const everywhere = new Set(asked.flatMap(({ metrics }) => metrics));
    expect(processFigures.filter((name) => !everywhere.has(name))).toEqual([]);
    const recorded = rules.flatMap((rule) => rule.record ?? []);
    expect(recorded.filter((name) => !everywhere.has(name))).toEqual([]);
  });

  it('ask for what is really served', async () => {
    const logger = { warn: () => {} };
    const text = await createMetrics({ processFigures: true, logger }).text();
    const served = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name]) => name);
    for (const { name } of definitions) expect(served).toContain(name);
    for (const name of processFigures) expect(served).toContain(name);
  });

  it('lead each alert to a chapter of the runbook that is there', () => {
    expect(new Set(alerts.map((rule) => rule.alert)).size).toBe(alerts.length);
    const chapters = [...read('README.md').matchAll(/^## (.+)$/gm)].map(
      ([, title = '']) => `infra/otel/README.md#${title.toLowerCase().replaceAll(' ', '-')}`,
    );
    for (const { alert, labels, annotations, for: time } of alerts) {
      expect(annotations?.summary, alert).toMatch(/^\S.{20,}\.$/);
      expect(chapters, alert).toContain(annotations?.runbook);
      expect(['page', 'ticket'], alert).toContain(labels?.severity);
      expect(time, alert).toMatch(/^\d+[smh]$/);
    }
    const used = alerts.map(({ annotations }) => annotations?.runbook);
    const unused = chapters.slice(1).filter((chapter) => !used.includes(chapter));
    expect(unused).toEqual([]);
  });

  it('warn of what must not happen unseen', () => {
    const names = alerts.map((rule) => rule.alert?.replace('Muqarin', ''));
    const wanted = ['ProcessDown', 'ErrorBudgetFast', 'SlowAnswers', 'ConsumerLag', 'OutboxOld'];
    expect(names).toEqual(expect.arrayContaining([...wanted, 'DeadLetters', 'CacheCold']));
  });

  it('draw no panel over another', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)}/${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

describe('the files beside them', () => {
  it('are YAML, scrape every process, and let through exactly the registered attributes', () => {
    const collector = parse(read('collector.yaml')) as {
      processors: { redaction: { allow_all_keys: boolean; allowed_keys: string[] } };
      service: { pipelines: { traces: { processors: string[] } } };
    };
    const { redaction } = collector.processors;
    expect(redaction.allow_all_keys).toBe(false);
    expect(redaction.allowed_keys.toSorted()).toEqual(Object.values(attr).toSorted());
    expect(collector.service.pipelines.traces.processors).toContain('redaction');

    const { scrape_configs: jobs, rule_files: files } = parse(read('prometheus.yaml')) as {
      scrape_configs: { job_name: string }[];
      rule_files: string[];
    };
    const compose = readFileSync(path.join(folder, '../../docker-compose.yml'), 'utf8');
    const { services } = parse(compose, { merge: true }) as {
      services: Record<string, { environment?: Record<string, string> }>;
    };
    const watched = Object.keys(services).filter((name) => {
      return services[name]?.environment?.METRICS_PORT !== undefined;
    });
    expect(watched.length).toBeGreaterThan(4);
    expect(jobs.map((job) => job.job_name).toSorted()).toEqual(watched.toSorted());
    const down = alerts.find((rule) => rule.alert === 'MuqarinProcessDown')?.expr;
    const absent = alerts.find((rule) => rule.alert === 'MuqarinServiceAbsent')?.expr;
    for (const name of watched) {
      expect(down).toMatch(new RegExp(`["|]${name}["|]`));
      expect(absent).toContain(`absent(up{job="${name}"})`);
    }
    expect(files).toEqual(['alerts.yaml']);
    for (const file of ['grafana/dashboards/muqarin.yaml', 'grafana/datasources/prometheus.yaml']) {
      expect(parse(read(file))).toHaveProperty('apiVersion', 1);
    }
  });
});
