import type { Problem } from '../problem.ts';
import type { YamlSource } from '../yaml-source.ts';

/** Entries of a list of the file that share a field which must be alone of its kind. */
export function twins<T extends object>(
  source: YamlSource,
  list: string | readonly (string | number)[],
  entries: readonly T[],
  fields: readonly (keyof T & string)[],
): Problem[] {
  return fields.flatMap((field) => {
    const seen = new Set<unknown>();
    return entries.flatMap((entry, i): Problem[] => {
      const value = entry[field];
      if (!seen.has(value)) {
        seen.add(value);
        return [];
      }
      const message = `The ${field} "${String(value)}" is already taken in this file.`;
      return [
        {
          file: source.file,
          ...source.at([...(typeof list === 'string' ? [list] : list), i, field]),
          rule: 'duplicate-key',
          message,
        },
      ];
    });
  });
}
