import type { ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { medicalChapters } from '@muqarin/rules/medical/chapters';
import {
  type Filters,
  type FilterTile,
  type MedicalAbout,
  medicalFilters,
} from '@muqarin/rules/medical/plan-list';
import { formatAed } from '@muqarin/rules/money-format';
import { everyLine } from '@/features/plan-list/filters/every-line.ts';
import type { LineFilters } from '@/features/plan-list/filters/line-filters.ts';
import { t as list } from '@/features/plan-list/texts.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
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
        legend: t.annualLimit,
        options: medicalChapters.map(({ code }) => ({ value: code, name: chapterWords(code) })),
        pill: (name) => `${t.annualLimit} ${name}`,
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
        legend: t.hospitals,
        pill: listed(providers.map(({ name }) => name)) || t.hospitals,
        inSentence: t.yourHospitals,
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

/** The bounds of a chapter: "up to AED 250,000". */
function chapterWords(code: Filters['chapter']): string {
  const at = medicalChapters.findIndex((chapter) => chapter.code === code);
  const amount = (aed: number) => say(formatAed(aed * 100));
  const to = medicalChapters[at]?.upToAed ?? null;
  if (to !== null) return fillMessage(t.limitUpTo, { amount: amount(to) });
  return fillMessage(t.limitAbove, { amount: amount(medicalChapters[at - 1]?.upToAed ?? 0) });
}
