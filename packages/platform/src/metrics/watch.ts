/** What is not counted as it happens but read when somebody asks: lag of consumers, depth and age of outboxes. */
import type { EventBus } from '../events/bus.ts';
import type { OutboxStore } from '../events/outbox-store.ts';
import type { Metrics } from './metrics.ts';

export interface LagWatch {
  bus: Pick<EventBus, 'groups'>;
  /** Only of this group; of all when absent. */
  group: string;
}

export function watchLag(metrics: Metrics, { bus, group }: LagWatch): () => void {
  return metrics.watch('consumerLag', async () => {
    const lags = (await bus.groups()).filter((lag) => lag.group === group);
    return lags.map(({ topic, committed, end }) => ({
      labels: { group, topic },
      value: Math.max(0, end - committed),
    }));
  });
}

export interface OutboxWatch {
  stores: readonly Pick<OutboxStore, 'backlog'>[];
  /** The relay's owner. */
  relay: string;
  now: () => Date;
}

export function watchOutboxes(metrics: Metrics, { stores, relay, now }: OutboxWatch): () => void {
  const labels = { relay };
  const backlogs = () => Promise.all(stores.map((store) => store.backlog()));
  const endDepth = metrics.watch('outboxDepth', async () => {
    const value = (await backlogs()).reduce((sum, { waiting }) => sum + waiting, 0);
    return [{ labels, value }];
  });
  const endAge = metrics.watch('outboxOldestSeconds', async () => {
    const ages = (await backlogs()).map(({ oldest }) =>
      oldest === null ? 0 : (now().getTime() - oldest.getTime()) / 1000,
    );
    return [{ labels, value: Math.max(0, ...ages) }];
  });
  return () => {
    endDepth();
    endAge();
  };
}
