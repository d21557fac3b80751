/** A consumer: one group, handlers by event type, one place where errors are logged. */
import type { DescMessage } from '@bufbuild/protobuf';
import { watchLag } from '../metrics/watch.ts';
import type { Telemetry } from '../telemetry.ts';
import type { EventBus, RunningSubscription, StoredMessage } from './bus.ts';
import { errorFacts } from './dead-letter.ts';
import type { EventDef } from './define.ts';
import { type ReceivedEvent, readEvent } from './envelope.ts';
import type { Inbox } from './inbox.ts';
import { deadLetterCounter, observeHandling } from './observe.ts';

export interface Handler {
  def: EventDef;
  handle(message: StoredMessage): Promise<void>;
}

export interface ConsumerLogger {
  warn(facts: object, text: string): void;
}

export interface ConsumeOptions {
  /** The service's name. */
  group: string;
  on: readonly Handler[];
  /** Nobody waits for the effects: see `Subscription`. */
  batched?: boolean;
  /** Few, where the same process answers calls: see `Subscription`. */
  atOnce?: number;
  /** Skips events that were handled before. It has a window (see inbox.ts): effects must bear a second call. */
  inbox?: Inbox;
  logger: ConsumerLogger;
  telemetry?: Telemetry | undefined;
}

/** `on(leadCaptured, async (event) => …)`. Rejecting means: try again, and in the end among the dead letters. */
export function on<S extends DescMessage>(
  def: EventDef<S>,
  handle: (event: ReceivedEvent<S>) => Promise<void>,
): Handler {
  return { def, handle: (message) => handle(readEvent(def, message)) };
}

/** Subscribes to the topics of the given events. Types without a handler pass by. */
export async function consume(
  bus: EventBus,
  options: ConsumeOptions,
): Promise<RunningSubscription> {
  const handlers = new Map(options.on.map((handler) => [handler.def.type, handler]));
  if (handlers.size < options.on.length) throw new Error('two handlers for one event type');
  const { group, telemetry } = options;
  const topics = [...new Set(options.on.map((handler) => handler.def.topic))];
  const running = await bus.subscribe({
    group,
    topics,
    batched: options.batched,
    atOnce: options.atOnce,
    deadLettered: deadLetterCounter(telemetry, group, topics),
    handle: async (message) => {
      const handler = handlers.get(message.headers.ce_type ?? '');
      if (handler === undefined) return;
      await observeHandling({ telemetry, group, message }, (observed) =>
        handleOnce(handler, observed, options),
      );
    },
  });
  const unwatch = telemetry?.metrics ? watchLag(telemetry.metrics, { bus, group }) : () => {};
  return {
    stop: async () => {
      unwatch();
      await running.stop();
    },
  };
}

async function handleOnce(
  handler: Handler,
  message: StoredMessage,
  { group, inbox, logger }: ConsumeOptions,
): Promise<void> {
  const id = message.headers.ce_id ?? '';
  try {
    if (inbox !== undefined && (await inbox.has(id))) return;
    await handler.handle(message);
    await inbox?.add(id);
  } catch (error) {
    const { topic, partition, offset } = message;
    logger.warn(
      {
        group,
        event: id,
        type: handler.def.type,
        topic,
        partition,
        offset,
        why: errorFacts(error),
      },
      'event not handled',
    );
    throw error;
  }
}
