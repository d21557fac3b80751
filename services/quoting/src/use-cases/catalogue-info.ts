import type { CatalogueInfo, CatalogueWords } from '../../contract/catalogue.ts';
import type { CatalogueArabic } from '../domain/arabic.ts';
import type { Insurer } from '../domain/insurer.ts';

/** What every line's catalogue has. */
export interface LineCatalogue {
  version: string;
  plans: readonly { insurerId: number; rateCard: { effectiveFrom: string } }[];
  /** Those of one file, which every line's catalogue has. */
  insurers: readonly Insurer[];
  arabic: CatalogueArabic;
}

type ByLine = Readonly<Record<string, LineCatalogue>>;

/** What the disclosure page needs to know of the catalogues in force. */
export function catalogueInfo(inForce: ByLine): Pick<CatalogueInfo, 'insurers' | 'lines'> {
  const [{ insurers } = { insurers: [] }] = Object.values(inForce);
  return {
    insurers: insurers.map(({ id, code, name, registration, facts }) => {
      const plans = byLine(inForce, (line) => plansOf(line, id)) as InsurerPlans;
      return { id, code, name, registration, facts, plans };
    }),
    lines: byLine(inForce, (line) => {
      return { version: line.version, plans: line.plans.length, ratesOf: newestCard(line) };
    }) as CatalogueInfo['lines'],
  };
}

/** By the lines' names; null for a version that no line keeps. */
export async function catalogueWords(
  lines: readonly { name: string; byVersion: (version: string) => Promise<LineCatalogue | null> }[],
  version: string,
): Promise<CatalogueWords | null> {
  for (const { name, byVersion } of lines) {
    const kept = await byVersion(version);
    if (kept) return { line: name as CatalogueWords['line'], ...kept.arabic };
  }
  return null;
}

type InsurerPlans = CatalogueInfo['insurers'][number]['plans'];

function byLine<Value>(inForce: ByLine, of: (line: LineCatalogue) => Value) {
  const rows = Object.entries(inForce).map(([name, line]) => [name, of(line)]);
  return Object.fromEntries(rows) as Record<string, Value>;
}

function plansOf({ plans }: LineCatalogue, insurerId: number): number {
  return plans.filter((plan) => plan.insurerId === insurerId).length;
}

function newestCard({ plans }: LineCatalogue): string {
  const days = plans.map((plan) => plan.rateCard.effectiveFrom).sort();
  return days.at(-1) ?? '';
}
