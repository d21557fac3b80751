/**
 * A page's request comes back to the BFF by way of the page renderer. Both belong to one trace, so the BFF signs what it
 * sends along: a `traceparent` from a stranger names a trace, but does not decide whether it is kept.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Span } from '@muqarin/platform/telemetry/tracer';
import type { Signer } from './signer.ts';

const hopHeader = 'x-muqarin-trace';

/** Never passed on from outside: `baggage` and `tracestate` may hold anything. */
export const traceHeaders = ['traceparent', 'tracestate', 'baggage', hopHeader];

export function traceHop(signer: Signer, span: Span | null): Record<string, string> {
  const traceparent = span?.traceparent;
  if (traceparent === undefined) return {};
  return { [hopHeader]: `${traceparent}.${signer.sign('trace', traceparent)}` };
}

/** The `traceparent` we sent along with a page's request, or undefined. */
export function ownTrace(signer: Signer, headers: IncomingHttpHeaders): string | undefined {
  const sent = headers[hopHeader];
  if (typeof sent !== 'string') return undefined;
  const [traceparent = '', signature = ''] = sent.split('.');
  return signer.verify('trace', traceparent, signature) ? traceparent : undefined;
}
