/** The same proposal as a spreadsheet: what the PDF says, as rows to reckon with. */
import type { PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import type { CellDraft, SheetDraft, WorkbookDraft } from '../../../locale/papers.ts';
import { listed, type Text } from '../../../locale/said.ts';
import { footer } from '../../papers/footer.ts';
import { furtherExclusions } from '../../papers/wording-parts.ts';
import type { ProposalFacts } from './proposal-facts.ts';
import {
  categoriesText,
  conditionsOf,
  notCovered,
  optionText,
  otherPairTexts,
  planWithVariants,
  proposalTitle,
  restsOn,
  subtitleText,
  variantsLine,
} from './proposal-words.ts';
import { categoryText, coverRows, factRows, planText, premiumRows } from './words.ts';

type Row = CellDraft[];

export function proposalWorkbook(facts: ProposalFacts): WorkbookDraft {
  return {
    sheets: [optionsSheet, plansSheet, coverSheet, premiumsSheet, notesSheet].map((of) =>
      of(facts),
    ),
  };
}

function optionsSheet(facts: ProposalFacts): SheetDraft {
  const { options, reference } = facts;
  const each = (of: (plan: PricedPick) => string) =>
    options.map(({ plans }) => listed(...new Set(plans.map(of))));
  const amounts = (of: 'netFils' | 'vatFils' | 'grossFils') =>
    options.map((option) => ({ fils: option[of] }));
  return {
    name: 'Options',
    widths: [28, ...options.map(() => 34)],
    rows: [
      [{ strong: proposalTitle }, { typed: reference }],
      [subtitleText(facts)],
      [],
      ['', ...options.map(({ option }) => ({ strong: optionText(option) }))],
      ['Insurer', ...each(({ insurerName }) => insurerName)],
      ['Claims handler (TPA)', ...each(({ tpaName }) => tpaName)],
      ['Net premium', ...amounts('netFils')],
      ['VAT 5 %', ...amounts('vatFils')],
      [
        { strong: 'You pay the insurer' },
        ...amounts('grossFils').map((cell) => ({ ...cell, strong: true as const })),
      ],
    ],
  };
}

function plansSheet({ options, categories }: ProposalFacts): SheetDraft {
  const heads = (number: number) => {
    const category = categories.find((one) => one.number === number);
    return [category?.employees ?? 0, category?.members ?? 0];
  };
  return {
    name: 'Plans',
    headRows: 1,
    widths: [10, 14, 10, 10, 28, 22, 24, 22, 24, 16, 16],
    rows: [
      [
        'Option',
        'Category',
        'Employees',
        'Members',
        'Plan',
        'With',
        'Insurer',
        'Claims handler (TPA)',
        'Network',
        'Annual limit',
        'Net premium',
      ],
      ...options.flatMap(({ option, plans, netFils }): Row[] => [
        ...plans.map((plan) => [
          optionText(option),
          categoryText(plan.category),
          ...heads(plan.category),
          plan.planName,
          variantsLine(plan),
          plan.insurerName,
          plan.tpaName,
          plan.words.networkName,
          plan.words.annualLimit,
          { fils: plan.price.netFils },
        ]),
        [
          { strong: optionText(option) },
          { strong: 'All categories' },
          ...Array.from({ length: 8 }, () => null),
          { fils: netFils, strong: true as const },
        ],
      ]),
    ],
  };
}

function coverSheet({ covers, options }: ProposalFacts): SheetDraft {
  const rowsOf = ({ categories, columns }: ProposalFacts['covers'][number]): Row[] => {
    const plans = columns.map(({ plan }) => plan);
    const name = categoriesText(categories);
    return [
      [{ strong: name }, { strong: 'Plan' }, ...plans.map((plan) => ({ strong: planText(plan) }))],
      ...[...factRows(plans), ...coverRows(plans).flatMap(({ rows }) => rows)].map(
        ([label = '', ...values]): Row => [name, label, ...values],
      ),
    ];
  };
  return {
    name: 'Benefits',
    headRows: 1,
    widths: [16, 32, ...options.map(() => 36)],
    rows: [
      ['Category', 'Benefit', ...options.map(({ option }) => optionText(option))],
      ...covers.flatMap((cover) => withEmptyPlaces(rowsOf(cover), cover, options)),
    ],
  };
}

/** An option without a plan for these categories has an empty column, so that each option keeps its own. */
function withEmptyPlaces(
  rows: readonly Row[],
  { columns }: ProposalFacts['covers'][number],
  options: ProposalFacts['options'],
): Row[] {
  return rows.map(([category = null, label = null, ...values]) => [
    category,
    label,
    ...options.map(({ option }) => {
      const at = columns.findIndex((column) => column.option === option);
      return values[at] ?? null;
    }),
  ]);
}

function premiumsSheet({ premiums }: ProposalFacts): SheetDraft {
  return {
    name: 'Premiums',
    headRows: 1,
    widths: [14, 40, 34, 34, 16],
    rows: [
      ['Category', 'Plan', 'What', 'How', 'Amount'],
      ...premiums.flatMap((plan): Row[] => {
        const of = [categoryText(plan.category), planWithVariants(plan)];
        return [
          ...premiumRows(plan).map(({ label, note }, at): Row => {
            return [...of, label, note ?? '', { fils: plan.price.trace[at]?.amountFils ?? 0 }];
          }),
          [
            ...of.map((strong) => ({ strong })),
            { strong: 'Net premium' },
            null,
            { fils: plan.price.netFils, strong: true as const },
          ],
        ];
      }),
    ],
  };
}

function notesSheet(facts: ProposalFacts): SheetDraft {
  const noted = (what: string, texts: readonly Text[]): Row[] =>
    texts.map((text) => [what, '', text]);
  return {
    name: 'Notes',
    headRows: 1,
    widths: [32, 44, 100],
    rows: [
      ['What', 'Plan', 'Notes'],
      ...noted('Please note', otherPairTexts(facts)),
      ...noted('What the premiums rest on', restsOn(facts)),
      ...notCovered(facts).map(({ plan, names }): Row => {
        return ['What is not covered', planText(plan), listed(...names)];
      }),
      [furtherExclusions.label, '', furtherExclusions.value],
      ...conditionsOf(facts).map(({ plan, text }): Row => {
        return ['Who may hold it', planText(plan), text];
      }),
      ['Please note', '', footer],
    ],
  };
}
