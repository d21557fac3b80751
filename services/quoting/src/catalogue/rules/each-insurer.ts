/** Data of insurers: an entry for all that no other one names, and entries that name some. */
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import type { InsurerEntry } from '../source-types.ts';
import type { YamlSource } from '../yaml-source.ts';

export interface OfInsurers {
  /** `all`: whoever no other entry names. */
  insurers: 'all' | readonly string[];
}

/** Every insurer is named once, by its code or with all the others. */
export function checkEachInsurer(
  yaml: YamlSource,
  list: string,
  entries: readonly OfInsurers[],
  insurers: readonly InsurerEntry[],
): Problem[] {
  const known = insurers.map(({ code }) => code);
  const named = new Set<string>();
  const found = entries.flatMap((entry, i) => {
    const codes = entry.insurers === 'all' ? ['all'] : entry.insurers;
    return codes.flatMap((code) => {
      const say = (rule: string, message: string) => [
        problemAt(yaml, [list, i, 'insurers'], rule, message),
      ];
      if (code !== 'all' && !known.includes(code))
        return say('unknown-id', `"${code}" is not in insurers.yaml.`);
      if (named.has(code)) return say('duplicate-key', `"${code}" has ${list} already.`);
      named.add(code);
      return [];
    });
  });
  const without = named.has('all') ? [] : known.filter((code) => !named.has(code));
  if (without.length === 0) return found;
  const message = `No ${list} are said for ${without.join(', ')}.`;
  const place = entries.length > 0 ? [list] : [];
  return [...found, problemAt(yaml, place, 'missing-row', message)];
}

/** Its own entry, else that of all. Throws where the linter would have found that there is none. */
export function entryOf<Entry extends OfInsurers>(entries: readonly Entry[], code: string): Entry {
  const own = entries.find((entry) => entry.insurers !== 'all' && entry.insurers.includes(code));
  const entry = own ?? entries.find(({ insurers }) => insurers === 'all');
  if (!entry) throw new Error('A catalogue was built from sources with problems.');
  return entry;
}
