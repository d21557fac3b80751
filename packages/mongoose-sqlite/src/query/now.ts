import { type Doc, isDoc } from '../values/types.ts';

/** `$$NOW` as the given time, since mingo takes it from the system's clock. */
export function withNow(value: unknown, now: Date): unknown {
  if (value === '$$NOW') return now;
  if (Array.isArray(value)) return value.map((item) => withNow(item, now));
  if (!isDoc(value) || '$literal' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withNow(part, now)]),
  );
}

/** The same inside the `$expr` of a filter; elsewhere in a filter the text is only text. */
export function filterNow(filter: Doc, now: Date): Doc {
  return Object.fromEntries(
    Object.entries(filter).map(([name, part]) => [
      name,
      name === '$expr' ? withNow(part, now) : nestedNow(part, now),
    ]),
  );
}

const nestedNow = (part: unknown, now: Date): unknown => {
  if (Array.isArray(part)) return part.map((item) => nestedNow(item, now));
  return isDoc(part) ? filterNow(part, now) : part;
};
