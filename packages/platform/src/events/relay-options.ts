import type { NewId } from '../context.ts';
import type { Telemetry } from '../telemetry.ts';
import type { EventBus, EventMessage } from './bus.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { Sleep } from './retry.ts';

export interface RelayOptions {
  stores: readonly OutboxStore[];
  bus: Pick<EventBus, 'publish'>;
  /**
   * Names this relay, and no other one that runs at the same time. Where only one ever runs, the same name over restarts:
   * it takes back at its start what an earlier, killed life had claimed. Where several run, a name of its own for
   * each life: others take over when the lease ends.
   */
  owner: string;
  now: () => Date;
  /** Names each claim. */
  newId: NewId;
  logger: { warn(facts: object, text: string): void };
  telemetry?: Telemetry | undefined;
  /**
   * Called about once a sweep: documents whose events wait, over all stores, and for how many milliseconds the
   * oldest of these events has waited.
   */
  onDepth?: (waiting: number, oldestMilliseconds: number) => void;
  /** Suppresses the nudge, so that only the sweep delivers: for tests of the sweep. */
  defer?: boolean;
  /** Between two looks at a store for what nobody said; up to eight times as long where nothing comes. */
  sweepMilliseconds?: number;
  /** Longer than a publish and a settlement take; what a killed relay held waits this long. */
  leaseMilliseconds?: number;
  /** Documents published in one call. */
  batch?: number;
  /** After each batch: lets those go first who share the loop and are waited for. */
  rest?: () => Promise<void>;
  sleep?: Sleep;
  /**
   * Where the log can tell cheaply what it has: asked at the start for each event that waits from an earlier life, which may have
   * published it before it was killed. Those are not published again. Whoever cannot say gives false: nothing is lost by it.
   */
  wasPublished?: (message: EventMessage) => Promise<boolean>;
}
