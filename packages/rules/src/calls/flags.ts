const YES = ['1', 'true', 'yes', 'on'];
const NO = ['0', 'false', 'no'];

/**
 * A yes or no as clients write it: JSON booleans, 1 and 0, and their texts (decisions V43);
 * undefined for anything else, which is no answer.
 */
export function parseFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = String(value).trim().toLowerCase();
  if (YES.includes(text)) return true;
  return NO.includes(text) ? false : undefined;
}
