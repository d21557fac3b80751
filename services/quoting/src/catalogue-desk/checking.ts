/** What a change of the catalogue makes of it: the linter's findings, or what it does to the premiums of reference people. */
import type { CatalogueDiff } from '../catalogue/diff.ts';
import type { CatalogueLine } from '../catalogue/files.ts';
import { keepCatalogue } from '../catalogue/keep.ts';
import type { CatalogueKind } from '../catalogue/kind.ts';
import type { Problem } from '../catalogue/problem.ts';

export interface CheckAsked {
  line: CatalogueLine;
  /** In force, by path. */
  base: [string, string][];
  next: [string, string][];
  /** ISO day to price on; null where only its findings are asked for. */
  day: string | null;
  /** The data folder, where a catalogue without a problem is to be kept. */
  keepIn: string | null;
}

export type Checked =
  | { ok: true; version: string; impact: CatalogueDiff | null }
  | { ok: false; problems: Problem[] };

/** Takes seconds of a core: the service does it in a thread of its own. */
export async function checkWith<Built extends { version: string }>(
  kind: CatalogueKind<Built>,
  { base, next, day, keepIn }: CheckAsked,
  compare: ((old: Built, next: Built, day: string) => CatalogueDiff) | null,
): Promise<Checked> {
  const files = new Map(next);
  const built = await kind.build(files);
  if (!built.ok) return built;
  const { catalogue } = built;
  if (keepIn !== null) await keepCatalogue(kind, keepIn, { files, catalogue });
  const before = compare && day !== null ? await kind.rebuild(new Map(base)) : null;
  const impact =
    before?.ok && compare && day !== null ? compare(before.catalogue, catalogue, day) : null;
  return { ok: true, version: catalogue.version, impact };
}
