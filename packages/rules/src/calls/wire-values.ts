import { parseWhole } from '../digits.ts';

/** Own keys only, so that a key such as `__proto__` or `constructor` is never an answer. */
export function pick(object: Record<string, unknown>, keys: readonly string[]): unknown {
  for (const key of keys) {
    if (Object.hasOwn(object, key) && object[key] !== null) return object[key];
  }
  return undefined;
}

export function asObject(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return value as Record<string, unknown>;
}

/** A whole number from a number or text; a decimal or negative number is unanswered. */
export function whole(value: unknown): number | undefined {
  if (typeof value === 'string') return parseWhole(value);
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return undefined;
  return Math.min(value, 999_999);
}

/** A catalogue id, never shortened: a capped one could be another plan's. */
export function identifier(value: unknown): number | undefined {
  const digits = text(value) ?? '';
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

export function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
