import type { ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import {
  type Filters,
  type FilterTile,
  type MedicalAbout,
  medicalFilters,
} from '@muqarin/rules/medical/plan-list';
import { everyLine } from '@/features/plan-list/filters/every-line.ts';
import { limitChips } from '@/features/plan-list/filters/limit-chips.ts';
import type { LineFilters } from '@/features/plan-list/filters/line-filters.ts';
import { t as hospitals } from '@/features/plan-list/hospitals/texts.ts';
import { t as list } from '@/features/plan-list/texts.ts';
import { listed } from '@/lib/listed.ts';
import { t } from './texts.ts';

type Page = Pick<
  ProductsPage,
  'benefits' | 'descriptions' | 'insurers' | 'salaries' | 'hasInvestorPlans' | 'category'
>;

/** The individual list's filters in their order (S0 3). */
export function medicalLine(
  page: Page,
  providers: readonly { name: string }[],
): LineFilters<FilterTile, MedicalAbout, Filters> {
  return {
    rules: medicalFilters,
    about: { category: page.category, insurers: page.insurers },
    drawn: [
      {
        key: 'chapter',
        control: 'chips',
        ...limitChips(),
      },
      {
        key: 'price',
        control: 'range',
        legend: list.netPremiumAYear,
        inRange: t.inRange,
        inSentence: t.premiumLimit,
      },
      { key: 'bids', control: 'checks', legend: t.benefits, options: byId(page.benefits) },
      {
        key: 'pre_existing',
        control: 'radios',
        legend: t.preExistingLong,
        options: [
          { value: 'no', name: t.notRequired },
          { value: 'yes', name: t.mustBeCovered },
        ],
        pill: t.preExistingLong,
      },
      { key: 'ins_ids', control: 'checks', legend: t.insurer, options: byId(page.insurers) },
      { key: 'dids', control: 'checks', legend: t.features, options: byId(page.descriptions) },
      { key: 'salary', control: 'checks', legend: t.salary, options: page.salaries },
      {
        key: 'is_investor',
        control: 'checks',
        legend: t.investorLegend,
        options: page.hasInvestorPlans ? [{ value: '1', name: t.investor }] : [],
        pill: t.investor,
      },
      {
        key: 'providers',
        control: 'apart',
        legend: hospitals.hospitals,
        pill: listed(providers.map(({ name }) => name)) || hospitals.hospitals,
        inSentence: hospitals.yourHospitals,
      },
      ...everyLine(),
    ],
  };
}

/** Those of the bar; the panel has them all. */
export const medicalCells = () => [
  { key: 'bids', label: t.benefits, none: t.any },
  { key: 'pre_existing', label: t.preExisting, none: t.notRequired, optional: true },
  { key: 'ins_ids', label: t.insurer, none: t.allInsurers, optional: true },
];

function byId(options: readonly { id: number; name: string; help?: string }[]) {
  return options.map(({ id, name, help }) => ({ value: id, name, help }));
}
