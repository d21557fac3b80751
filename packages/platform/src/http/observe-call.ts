/** What is seen of a call to another service, on the caller's side: a span and its figure, in process as over HTTP. */
import type { CallContext } from '../context.ts';
import { attr } from '../telemetry/attributes.ts';
import { errorType, type SpanStart } from '../telemetry/tracer.ts';
import type { Telemetry } from '../telemetry.ts';

export interface Called {
  telemetry: Telemetry | undefined;
  /** Whom. */
  service: string;
  /** `capture-lead` */
  call: string;
}

/** The work gets the context with the call's own place in the trace. */
export async function observeCall<T>(
  { telemetry, service, call }: Called,
  context: CallContext,
  work: (context: CallContext) => Promise<T>,
): Promise<T> {
  if (telemetry === undefined) return work(context);
  const { tracer, metrics } = telemetry;
  const span = tracer.start(startOf(service, call), context.traceparent);
  const { traceparent } = span;
  const began = performance.now();
  let outcome = 'answered';
  try {
    return await work(traceparent === undefined ? context : { ...context, traceparent });
  } catch (error) {
    outcome = errorType(error);
    span.fail(outcome);
    throw error;
  } finally {
    span.end();
    metrics?.time('callSeconds', { service, call, outcome }, (performance.now() - began) / 1000);
  }
}

function startOf(service: string, call: string): SpanStart {
  return {
    name: `${service} ${call}`,
    kind: 'client',
    attributes: { [attr.rpcSystem]: 'muqarin', [attr.rpcService]: service, [attr.rpcMethod]: call },
  };
}
