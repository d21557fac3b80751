/**
 * OpenTelemetry, loaded only when an endpoint is set: off, it costs one comparison at start and nothing after. Spans carry
 * method, route and status; addresses with their queries are kept out, since personal data travels there (decisions X6).
 */

export interface Telemetry {
  stop(): Promise<void>;
}

export interface TelemetryOptions {
  serviceName: string;
  /** An OTLP/HTTP collector's base address; empty means off. */
  endpoint: string;
}

const off: Telemetry = { stop: async () => {} };

export async function startTelemetry({
  serviceName,
  endpoint,
}: TelemetryOptions): Promise<Telemetry> {
  if (endpoint === '') return off;
  const [{ NodeSDK }, { OTLPTraceExporter }, { HttpInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation-http'),
  ]);
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
    instrumentations: [
      new HttpInstrumentation({
        requestHook: (span, request) => {
          const path = addressOf(request).split('?')[0] ?? '';
          for (const name of ['http.url', 'http.target', 'url.full']) span.setAttribute(name, path);
          span.setAttribute('url.query', '');
        },
      }),
    ],
  });
  sdk.start();
  return { stop: () => sdk.shutdown() };
}

function addressOf(request: object): string {
  if ('url' in request && typeof request.url === 'string') return request.url;
  return 'path' in request && typeof request.path === 'string' ? request.path : '';
}
