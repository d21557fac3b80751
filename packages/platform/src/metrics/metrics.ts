/** Counts and times by the catalogue's names, and shows them as Prometheus reads them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { catalogue, type LabelsOf, type MetricOf } from './catalogue.ts';

export interface Reading<K extends MetricOf<'gauge'>> {
  labels: LabelsOf<K>;
  value: number;
}

export interface Metrics {
  /** `by` 0 makes the series appear, so that its first step is seen as one. */
  count<K extends MetricOf<'counter'>>(metric: K, labels: LabelsOf<K>, by?: number): void;
  /** In seconds. */
  time<K extends MetricOf<'histogram'>>(metric: K, labels: LabelsOf<K>, seconds: number): void;
  /** Asked at each reading of the figures; what fails to answer is left out of that one. Gives the way to stop. */
  watch<K extends MetricOf<'gauge'>>(metric: K, read: () => Promise<Reading<K>[]>): () => void;
  /** Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsOptions {
  /** Event loop, memory, CPU. */
  processFigures: boolean;
  logger: { warn(facts: object, text: string): void };
}

type AnyReading = Reading<MetricOf<'gauge'>>;
type Watch = () => Promise<readonly AnyReading[]>;

export function createMetrics({ processFigures, logger }: MetricsOptions): Metrics {
  const registry = new Registry();
  if (processFigures) collectDefaultMetrics({ register: registry });
  const { counters, histograms, gauges } = register(registry);
  const watches = new Map<MetricOf<'gauge'>, Set<Watch>>();

  const refresh = async ([metric, reads]: [MetricOf<'gauge'>, Set<Watch>]) => {
    const found: AnyReading[] = [];
    for (const read of reads) {
      try {
        found.push(...(await read()));
      } catch {
        logger.warn({ metric: catalogue[metric].name }, 'a figure could not be read');
      }
    }
    // In one turn: two who ask at once would add what both have read.
    const gauge = gauges.get(metric);
    gauge?.reset();
    for (const { labels, value } of found) gauge?.inc(labels, value);
  };
  return {
    count: (metric, labels, by = 1) => counters.get(metric)?.inc(labels, by),
    time: (metric, labels, seconds) => histograms.get(metric)?.observe(labels, seconds),
    watch: (metric, read) => {
      const all = watches.get(metric) ?? new Set();
      // Of its own: the same reading may be watched twice, and ends once.
      const watch: Watch = () => read();
      watches.set(metric, all.add(watch));
      return () => void all.delete(watch);
    },
    text: async () => {
      await Promise.all([...watches].map(refresh));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function register(registry: Registry) {
  const counters = new Map<string, Counter>();
  const gauges = new Map<string, Gauge>();
  const histograms = new Map<string, Histogram>();
  for (const [key, definition] of Object.entries(catalogue)) {
    const { name, help, kind } = definition;
    const options = { name, help, labelNames: [...definition.labels], registers: [registry] };
    if (kind === 'counter') counters.set(key, new Counter(options));
    else if (kind === 'gauge') gauges.set(key, new Gauge(options));
    else histograms.set(key, new Histogram({ ...options, buckets: [...definition.buckets] }));
  }
  return { counters, gauges, histograms };
}
