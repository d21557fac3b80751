/** What a change of the catalogue makes of it: the linter's findings, or what it does to the premiums of reference people. */
import type { CatalogueDiff } from '../catalogue/diff.ts';
import type { CatalogueLine } from '../catalogue/files.ts';
import { keepCatalogue, keptCatalogue } from '../catalogue/keep.ts';
import type { CatalogueKind } from '../catalogue/kind.ts';
import type { Problem } from '../catalogue/problem.ts';

export interface CheckAsked {
  line: CatalogueLine;
  dataDir: string;
  /** By path. */
  next: [string, string][];
  /** The kept version to weigh it against, and the ISO day to price on; null where only its findings are asked for. */
  against: { version: string; day: string } | null;
  /** Whether a catalogue without a problem is kept in the data folder. */
  keep: boolean;
}

export type Checked =
  | { ok: true; version: string; impact: CatalogueDiff | null }
  | { ok: false; problems: Problem[] };

/** Takes seconds of a core: the service does it in a thread of its own. */
export async function checkWith<Built extends { version: string }>(
  kind: CatalogueKind<Built>,
  { dataDir, next, against, keep }: CheckAsked,
  compare: (old: Built, next: Built, day: string) => CatalogueDiff,
): Promise<Checked> {
  const files = new Map(next);
  const built = await kind.build(files);
  if (!built.ok) return built;
  const { catalogue } = built;
  if (keep) await keepCatalogue(kind, dataDir, { files, catalogue });
  const before = against ? await keptCatalogue(kind, dataDir, against.version) : null;
  const impact = before && against ? compare(before, catalogue, against.day) : null;
  return { ok: true, version: catalogue.version, impact };
}
