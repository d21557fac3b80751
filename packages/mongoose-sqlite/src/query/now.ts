import { isDoc } from '../values/types.ts';

/** `$$NOW` as the given time, since mingo takes it from the system's clock. */
export function withNow(value: unknown, now: Date): unknown {
  if (value === '$$NOW') return now;
  if (Array.isArray(value)) return value.map((item) => withNow(item, now));
  if (!isDoc(value) || '$literal' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withNow(part, now)]),
  );
}
