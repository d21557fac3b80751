/** For tests of a service that hears events: a bus that publishes what it is given, at once and as often as it is asked to. */
import type { EventBus, EventMessage, Subscription } from '@muqarin/platform/events/bus';

export function publishingBus() {
  const hearing: Subscription[] = [];
  return {
    bus: {
      subscribe: async (subscription: Subscription) => {
        hearing.push(subscription);
        return { stop: async () => {} };
      },
    } as unknown as EventBus,
    /** Resolves when all who hear that topic have handled it. */
    publish: async (message: EventMessage) => {
      const place = { partition: 0, offset: 0, sequence: 0, storedAt: 0 };
      for (const subscription of hearing) {
        if (!subscription.topics.includes(message.topic)) continue;
        await subscription.handle({ ...message, ...place });
      }
    },
  };
}
