import { isArabic, isolated } from './isolate.ts';

/**
 * The text with each `{name}` replaced by its value; a name without a value stays as it is. In an Arabic text each value
 * keeps its own direction.
 */
export function fillMessage(text: string, values: Record<string, string | number>): string {
  const put = isArabic(text) ? isolated : (value: string) => value;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? put(String(values[name])) : whole,
  );
}
