import type { Catalogue } from '../../domain/medical/catalogue.ts';
import {
  type CompiledCatalogue,
  compileCatalogue,
  holdsOn,
} from '../../domain/medical/compiled.ts';

export type CompiledFor = (catalogue: Catalogue, day: string) => CompiledCatalogue;

/** A history goes through many days in any order: every stretch of days on which tables hold is compiled once. */
export function createCompiledFor(): CompiledFor {
  const compiled = new Map<Catalogue, CompiledCatalogue[]>();
  return (catalogue, day) => {
    const kept = compiled.get(catalogue) ?? [];
    const found = kept.find((each) => holdsOn(each, day));
    if (found) return found;
    const made = compileCatalogue(catalogue, day);
    compiled.set(catalogue, [...kept, made]);
    return made;
  };
}
