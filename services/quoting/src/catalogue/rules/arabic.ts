import { isArabic } from '@muqarin/rules/isolate';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { needsArabic, textsOf } from '../texts.ts';
import type { YamlSource } from '../yaml-source.ts';

/**
 * Every text that is shown has its Arabic beside it, in Arabic letters. One English text of a catalogue has one Arabic: pages are
 * made in English, in which the contract is written, and are translated by it.
 */
export function checkArabic(sources: readonly YamlSource[]): Problem[] {
  const known = new Map<string, string>();
  return sources.flatMap((yaml) =>
    textsOf(yaml.value).flatMap(({ path, english, arabic }): Problem[] => {
      if (!needsArabic(english)) return [];
      const field = String(path.findLast((step) => typeof step === 'string'));
      const say = (rule: string, message: string) => [problemAt(yaml, [...path], rule, message)];
      if (arabic === undefined)
        return say('missing-arabic', `"${english}" needs its Arabic beside it, as "${field}_ar".`);
      if (!isArabic(arabic))
        return say('missing-arabic', `The "${field}_ar" of "${english}" is not Arabic.`);
      const before = known.get(english) ?? arabic;
      known.set(english, before);
      if (before === arabic) return [];
      return say('arabic-mismatch', `"${english}" is "${before}" elsewhere in this catalogue.`);
    }),
  );
}

/** Names of cars may stay in Latin letters; one that is written twice is written in one way. */
export function checkArabicNames(
  rows: readonly { yaml: YamlSource; path: (string | number)[]; name: string; nameAr: unknown }[],
): Problem[] {
  const known = new Map<string, string>();
  return rows.flatMap(({ yaml, path, name, nameAr }): Problem[] => {
    if (typeof nameAr !== 'string') {
      const message = `"${name}" needs its name on Arabic pages beside it, as "name_ar".`;
      return [problemAt(yaml, path, 'missing-arabic', message)];
    }
    const before = known.get(name) ?? nameAr;
    known.set(name, before);
    if (before === nameAr) return [];
    const message = `"${name}" is "${before}" elsewhere in this catalogue.`;
    return [problemAt(yaml, path, 'arabic-mismatch', message)];
  });
}
