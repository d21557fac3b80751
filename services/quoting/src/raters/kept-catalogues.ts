/** What raters of any line of insurance share: finding a catalogue by version, and compiling each version once. */

export interface CatalogueSource<Built> {
  current(): Built;
  /** An earlier version by its content hash, or null when it was never in force here. */
  byVersion(version: string): Promise<Built | null>;
}

/** Throws when a version is gone: a quote without its card cannot be shown. */
export function catalogueFinder<Built extends { version: string }>(
  source: CatalogueSource<Built>,
): (version: string) => Promise<Built> {
  return async (version) => {
    const current = source.current();
    if (current.version === version) return current;
    const found = await source.byVersion(version);
    if (!found) throw new Error(`catalogue version ${version} is not kept`);
    return found;
  };
}

const compiledKept = 4;

/** The last few versions stay compiled; one that does not hold on the day is compiled anew. */
export function keepCompiled<Built extends { version: string }, Compiled>(
  compile: (catalogue: Built, day: string) => Compiled,
): (
  catalogue: Built,
  day: string,
  holds?: (compiled: Compiled, day: string) => boolean,
) => Compiled {
  const compiled = new Map<string, Compiled>();
  return (catalogue, day, holds = () => true) => {
    const kept = compiled.get(catalogue.version);
    if (kept !== undefined && holds(kept, day)) return kept;
    const made = compile(catalogue, day);
    compiled.delete(catalogue.version);
    compiled.set(catalogue.version, made);
    for (const oldest of compiled.keys()) {
      if (compiled.size <= compiledKept) break;
      compiled.delete(oldest);
    }
    return made;
  };
}
