/**
 * A small store with lifetimes: sessions, single-use marks, counters of tries. Drivers: SQLite (embedded), Redis
 * (distributed). A call that cannot reach its store throws AppError unavailable; it never waits for the store's return.
 */

export interface KeyValue {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** True for the one caller who took the key first; for single use. */
  take(key: string, ttlSeconds: number): Promise<boolean>;
  /** Writes only where the value is still the expected one (null: none), so that two replicas cannot undo each other. */
  compareAndSet(
    key: string,
    expected: string | null,
    value: string,
    ttlSeconds: number,
  ): Promise<boolean>;
  /** Counts one more. The first count opens a window of that length; later ones do not prolong it. */
  increment(key: string, ttlSeconds: number): Promise<Counted>;
  /**
   * Where a driver keeps the writes of one turn together: resolves when those made so far are kept. Who answers because of them
   * asks before it does. Rejects when they are lost.
   */
  kept?: () => Promise<void>;
  /** True where no other process uses the store: what others may be at need not be marked in it. */
  alone?: boolean;
  close(): Promise<void>;
}

export interface Counted {
  /** 1 for the first of its window. */
  count: number;
  /** Until the window ends, rounded up. */
  secondsLeft: number;
}
