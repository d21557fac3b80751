/** A price of a group plan as the contract gives it: the document's record, the trace, and a hash of both. */
import { createHash } from 'node:crypto';
import type { GroupPrice } from '../../../contract/medical-corporate/plan.ts';
import type { Bifurcation } from '../../domain/medical-corporate/bifurcate.ts';
import type { GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import { recordOf } from '../../domain/medical-corporate/record.ts';

/** What a price stands on beside the group's counts, which are in the record. */
export interface PriceBasis {
  catalogueVersion: string;
  day: string;
}

export function groupPrice(plan: GroupPlan, price: Bifurcation, basis: PriceBasis): GroupPrice {
  const { netFils, vatFils, grossFils, assumptions } = price;
  const record = recordOf(plan, price);
  const trace = price.trace.map((row) => ({ ...row, sharesFils: [...row.sharesFils] }));
  const hash = hashOf([basis.catalogueVersion, basis.day, record, trace]);
  return { netFils, vatFils, grossFils, record, trace, assumptions: [...assumptions], hash };
}

function hashOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
