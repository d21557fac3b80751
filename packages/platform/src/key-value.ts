/** A small store with lifetimes: sessions and single-use marks. Drivers: SQLite (embedded), Redis (distributed). */

export interface KeyValue {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** True for the one caller who took the key first; for single use. */
  take(key: string, ttlSeconds: number): Promise<boolean>;
  close(): Promise<void>;
}
