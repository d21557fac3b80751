import type { GeneralPageTile, GeneralPlansPage } from '@muqarin/bff/contract/general/pages';
import { type GeneralFilters, generalFilters } from '@muqarin/rules/general/plan-list';
import type { AboutInsurers } from '@muqarin/rules/plan-list/filters/every-line';
import { everyLine } from '@/features/plan-list/filters/every-line.ts';
import type { LineFilters } from '@/features/plan-list/filters/line-filters.ts';
import { t, typeName } from '../texts.ts';

/** Type, premium range, company, benefits (S1 2). */
export function generalLine({
  types,
  insurers,
  benefits,
}: Pick<GeneralPlansPage, 'types' | 'insurers' | 'benefits'>): LineFilters<
  GeneralPageTile,
  AboutInsurers,
  GeneralFilters
> {
  const priced = types.filter(({ state }) => state === 'priced');
  return {
    rules: generalFilters,
    about: { insurers },
    drawn: [
      {
        key: 'type',
        control: 'chips',
        legend: t.cover,
        options: priced.map(({ type }) => ({ value: type, name: typeName(type) })),
      },
      { key: 'price', control: 'range', legend: t.premium },
      { key: 'insurerIds', control: 'checks', legend: t.company_filter, options: byId(insurers) },
      { key: 'benefitIds', control: 'checks', legend: t.benefits, options: byId(benefits) },
      ...everyLine(),
    ],
  };
}

function byId(options: readonly { id: number; name: string; help?: string }[]) {
  return options.map(({ id, name, help }) => ({ value: id, name, help }));
}
