/**
 * Every attribute a span may carry and every field a log line gets from a trace, registered here and nowhere else. Names
 * are OpenTelemetry's semantic conventions where they have one, `muqarin.…` otherwise. None is for what a person typed: no
 * address with its query, no client address, no text of an error.
 */

export const attr = {
  /** `GET` */
  httpMethod: 'http.request.method',
  /** The pattern, `/quotes/:quoteId/reproduce`, never the address that was asked for. */
  httpRoute: 'http.route',
  httpStatus: 'http.response.status_code',
  /** Code of our own errors, class name of others. */
  errorType: 'error.type',
  rpcSystem: 'rpc.system',
  rpcService: 'rpc.service',
  rpcMethod: 'rpc.method',
  messagingOperation: 'messaging.operation.type',
  /** The topic. */
  messagingDestination: 'messaging.destination.name',
  messagingPartition: 'messaging.destination.partition.id',
  messagingOffset: 'messaging.kafka.offset',
  messagingGroup: 'messaging.consumer.group.name',
  /** `ce_id`. */
  messagingMessageId: 'messaging.message.id',
  /** `ce_type`: `muqarin.leads.v1.LeadCaptured`. */
  eventType: 'muqarin.event.type',
  /** One journey through the services: the draft's id. */
  correlationId: 'muqarin.correlation_id',
  serviceName: 'service.name',
  /** `lead-captured`: which of our mails. */
  mailKind: 'muqarin.mail.kind',
} as const;

export type AttributeName = (typeof attr)[keyof typeof attr];
export type Attributes = Readonly<Partial<Record<AttributeName, string | number | boolean>>>;

/** Fields of a request's log lines; those of the trace as OpenTelemetry's log format names them in JSON. */
export const logField = {
  traceId: 'trace_id',
  spanId: 'span_id',
  correlationId: 'correlation_id',
  method: 'method',
  route: 'route',
  status: 'status',
  milliseconds: 'ms',
} as const;
