import type { GroupLists } from '../../../contract/medical-corporate/quote-calls.ts';
import { ageBandsOf, asksMatrix, maternityBandsOf } from '../../domain/medical-corporate/bands.ts';
import type { GroupCatalogue, GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import { paidFor } from './plan-words.ts';

/** All benefits of the table, each with what the plan pays, by their sections. */
export function coverOf({ benefits }: GroupCatalogue, plan: GroupPlan) {
  const sections = [...new Set(benefits.map(({ section }) => section))];
  return sections.map((main) => ({
    main,
    benefits: benefits
      .filter(({ section }) => section === main)
      .map(({ id, name }) => ({ id, name, value: paidFor(plan, id) })),
  }));
}

/** The bands of the editor, by the plans of an emirate, and what lists are filtered by. */
export function groupListsView(catalogue: GroupCatalogue, emirateId: number): GroupLists {
  const plans = catalogue.plans.filter(({ emirateIds }) => emirateIds.includes(emirateId));
  return {
    version: catalogue.version,
    ageBands: ageBandsOf(plans),
    maternityBands: maternityBandsOf(plans),
    asksMatrix: asksMatrix(plans),
    insurers: catalogue.insurers.map(({ id, code, name }) => ({ id, code, name })),
    tpas: catalogue.tpas.map((row) => ({ ...row })),
    networks: catalogue.networks.map((row) => ({ ...row })),
    benefits: catalogue.benefits.map(({ id, name, help }) => ({ id, name, help })),
    descriptions: catalogue.descriptions.map(({ id, name, help }) => ({ id, name, help })),
  };
}
