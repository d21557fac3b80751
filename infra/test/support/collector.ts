/** An OTLP/HTTP collector for a test: keeps the spans of every process that sends to it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeenSpan } from './chain.ts';

export interface Collector {
  endpoint: string;
  /** As it came, for a search of everything. */
  text(): string;
  spans(): SeenSpan[];
  close(): Promise<void>;
}

interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: {
      spans: { traceId: string; spanId: string; parentSpanId?: string; name: string }[];
    }[];
  }[];
}

export async function openCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => spansIn(JSON.parse(body) as OtlpTraces)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansIn({ resourceSpans }: OtlpTraces): SeenSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const named = resource.attributes.find(({ key }) => key === 'service.name');
    const service = named?.value.stringValue ?? '';
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId, name }) => {
        return { traceId, id: spanId, parent: parentSpanId, service, name };
      });
  });
}
