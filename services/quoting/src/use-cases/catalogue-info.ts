import type { CatalogueInfo } from '../../contract/catalogue.ts';

/** What every line's catalogue has. */
export interface LineCatalogue {
  version: string;
  plans: readonly { insurerId: number; rateCard: { effectiveFrom: string } }[];
  /** Those of one file, which every line's catalogue has. */
  insurers: readonly { id: number; code: string; name: string; registration: string }[];
}

type ByLine = Readonly<Record<string, LineCatalogue>>;

/** What the disclosure page needs to know of the catalogues in force. */
export function catalogueInfo(inForce: ByLine): Pick<CatalogueInfo, 'insurers' | 'lines'> {
  const [{ insurers } = { insurers: [] }] = Object.values(inForce);
  return {
    insurers: insurers.map(({ id, code, name, registration }) => {
      const plans = byLine(inForce, (line) => plansOf(line, id)) as InsurerPlans;
      return { id, code, name, registration, plans };
    }),
    lines: byLine(inForce, (line) => {
      return { version: line.version, plans: line.plans.length, ratesOf: newestCard(line) };
    }) as CatalogueInfo['lines'],
  };
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
