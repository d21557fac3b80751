/**
 * Every figure of our own, once: dashboard and alert rules in `infra/otel` use these names, and a test holds both sides to
 * each other. Labels have few values; none is for what a person typed.
 */

interface Definition {
  name: string;
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
  buckets?: readonly number[];
}

const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5];
const deliverySeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 5, 30];
const ratingSeconds = [
  0.00001, 0.000025, 0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.005, 0.025, 0.1,
];

export const catalogue = {
  requestSeconds: {
    name: 'muqarin_http_request_duration_seconds',
    kind: 'histogram',
    help: 'Requests answered, by route pattern: their number, their errors and their time.',
    labels: ['service', 'method', 'route', 'status_class'],
    buckets: requestSeconds,
  },
  callSeconds: {
    name: 'muqarin_call_duration_seconds',
    kind: 'histogram',
    help: 'Calls to other services as the caller saw them.',
    labels: ['service', 'call', 'outcome'],
    buckets: requestSeconds,
  },
  handlingSeconds: {
    name: 'muqarin_event_handling_duration_seconds',
    kind: 'histogram',
    help: 'One try of a consumer at one event.',
    labels: ['group', 'type', 'outcome'],
    buckets: deliverySeconds,
  },
  deliverySeconds: {
    name: 'muqarin_event_delivery_seconds',
    kind: 'histogram',
    help: 'From the moment an event happened to the end of its handling.',
    labels: ['group', 'type'],
    buckets: deliverySeconds,
  },
  deadLetters: {
    name: 'muqarin_dead_letters_total',
    kind: 'counter',
    help: 'Events put among the dead letters.',
    labels: ['group', 'topic'],
  },
  consumerLag: {
    name: 'muqarin_consumer_lag_messages',
    kind: 'gauge',
    help: 'Messages of a topic that a group has yet to handle.',
    labels: ['group', 'topic'],
  },
  outboxDepth: {
    name: 'muqarin_outbox_depth_documents',
    kind: 'gauge',
    help: 'Documents whose events wait to be published.',
    labels: ['relay'],
  },
  outboxOldestSeconds: {
    name: 'muqarin_outbox_oldest_age_seconds',
    kind: 'gauge',
    help: 'Age of the oldest event that waits to be published; 0 when none waits.',
    labels: ['relay'],
  },
  publishFailures: {
    name: 'muqarin_relay_publish_failures_total',
    kind: 'counter',
    help: 'Batches the bus did not take; they are tried again.',
    labels: ['relay'],
  },
  cacheReads: {
    name: 'muqarin_cache_reads_total',
    kind: 'counter',
    help: 'Reads of a cache; the hit rate is hits of all.',
    labels: ['cache', 'outcome'],
  },
  ratingSeconds: {
    name: 'muqarin_rating_duration_seconds',
    kind: 'histogram',
    help: 'Pricing every plan for one set of answers.',
    labels: [],
    buckets: ratingSeconds,
  },
  mails: {
    name: 'muqarin_mails_total',
    kind: 'counter',
    help: 'Mails handed over, or not.',
    labels: ['kind', 'outcome'],
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type Catalogue = typeof catalogue;
export type MetricOf<Kind extends Definition['kind']> = {
  [K in keyof Catalogue]: Catalogue[K]['kind'] extends Kind ? K : never;
}[keyof Catalogue];
export type LabelsOf<K extends keyof Catalogue> = Readonly<
  Record<Catalogue[K]['labels'][number], string>
>;

/** Figures of prom-client about the process that dashboard and rules rest on. */
export const processFigures = [
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'process_start_time_seconds',
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_heap_size_used_bytes',
] as const;
