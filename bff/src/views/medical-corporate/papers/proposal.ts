/** A proposal as a PDF: category by plan, benefits side by side, and all that the premiums stand on (decisions M47). */
import type { PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import type { PaperDraft, SectionDraft } from '../../../locale/papers.ts';
import { listed, said, type Text } from '../../../locale/said.ts';
import { footer } from '../../papers/footer.ts';
import { furtherExclusions } from '../../papers/wording-parts.ts';
import type { ProposalFacts } from './proposal-facts.ts';
import {
  categoriesText,
  conditionsOf,
  headsText,
  notCovered,
  nothingLeftOut,
  optionText,
  otherPairTexts,
  planWithVariants,
  proposalTitle,
  restsOn,
  subtitleText,
} from './proposal-words.ts';
import { categoryText, coverRows, factRows, money, planText, premiumRows } from './words.ts';

type Option = ProposalFacts['options'][number];

/** @param marks drawings of the insurers by their codes */
export function proposalDocument(
  facts: ProposalFacts,
  marks: Readonly<Record<string, string>>,
): PaperDraft {
  const warnings = otherPairTexts(facts);
  return {
    title: proposalTitle,
    subtitle: subtitleText(facts),
    reference: facts.reference,
    footer,
    marks,
    sections: [
      sideBySide(facts),
      ...(warnings.length === 0 ? [] : [text('Please note', warnings)]),
      ...facts.options.map((option) => optionSection(option, facts)),
      ...facts.covers.map(coverSection),
      rows('Who the premiums are for', facts.categories, (category) => ({
        label: categoryText(category.number),
        value: headsText(category),
      })),
      ...facts.premiums.map(premiumSection),
      text('What the premiums rest on', restsOn(facts)),
      notCoveredSection(facts),
      ...conditionsSection(facts),
    ],
  };
}

function sideBySide({ options }: ProposalFacts): SectionDraft {
  const row = (label: string, of: (option: Option) => Text) => [label, ...options.map(of)];
  const each = (of: (plan: PricedPick) => string) => (option: Option) =>
    listed(...new Set(option.plans.map(of)));
  return {
    kind: 'table',
    title: 'The options side by side',
    columns: ['', ...options.map(({ option }) => optionText(option))],
    rows: [
      row(
        'Insurer',
        each(({ insurerName }) => insurerName),
      ),
      row(
        'Claims handler (TPA)',
        each(({ tpaName }) => tpaName),
      ),
      row('Net premium', ({ netFils }) => money(netFils)),
      row('VAT 5 %', ({ vatFils }) => money(vatFils)),
      row('You pay the insurer', ({ grossFils }) => money(grossFils)),
    ],
  };
}

/** Category by plan, with the insurers' marks. */
function optionSection(
  { option, plans, netFils }: Option,
  { categories }: ProposalFacts,
): SectionDraft {
  const members = (number: number) => categories.find((one) => one.number === number)?.members ?? 0;
  const heads = plans.reduce((sum, { category }) => sum + members(category), 0);
  return {
    kind: 'plans',
    title: optionText(option),
    columns: ['Plan', 'Category', 'Members', 'Network', 'Annual limit', 'Net premium'],
    groups: [
      {
        facts: [{ text: 'Net premiums a year, without VAT' }],
        rows: [
          ...plans.map((plan) => ({
            mark: plan.words.insurerCode,
            name: planWithVariants(plan),
            of: plan.insurerName,
            cells: [
              categoryText(plan.category),
              String(members(plan.category)),
              plan.words.networkName,
              plan.words.annualLimit,
              money(plan.price.netFils),
            ],
          })),
          {
            mark: '',
            name: 'All categories',
            of: '',
            cells: ['', String(heads), '', '', money(netFils)],
          },
        ],
      },
    ],
  };
}

function coverSection({ categories, columns }: ProposalFacts['covers'][number]): SectionDraft {
  const plans = columns.map(({ plan }) => plan);
  return {
    kind: 'table',
    title: categoriesText(categories),
    columns: ['', ...columns.map(({ option }) => optionText(option))],
    rows: [
      ['Plan', ...plans.map(planText)],
      ...factRows(plans),
      ...coverRows(plans).flatMap(({ rows: of }) => of),
    ],
  };
}

function premiumSection(plan: PricedPick): SectionDraft {
  const lines = premiumRows(plan).map(({ note, ...rest }) =>
    note === undefined ? rest : { ...rest, note },
  );
  return {
    kind: 'rows',
    title: said('How the premium of {plan} is made, {category}', {
      plan: plan.planName,
      category: categoryText(plan.category),
    }),
    rows: [...lines, { label: 'Net premium', value: money(plan.price.netFils) }],
  };
}

function notCoveredSection(facts: ProposalFacts): SectionDraft {
  const lacking = notCovered(facts).map(({ plan, names }) => {
    return { label: planText(plan), value: listed(...names) };
  });
  return {
    kind: 'rows',
    title: 'What is not covered',
    rows: [
      ...(lacking.length > 0 ? lacking : [{ label: 'Exclusions', value: nothingLeftOut }]),
      furtherExclusions,
    ],
  };
}

function conditionsSection(facts: ProposalFacts): SectionDraft[] {
  const conditions = conditionsOf(facts);
  if (conditions.length === 0) return [];
  return [
    rows('Who may hold it', conditions, ({ plan, text: value }) => {
      return { label: planText(plan), value };
    }),
  ];
}

function text(title: string, paragraphs: Text[]): SectionDraft {
  return { kind: 'text', title, paragraphs };
}

function rows<Row>(
  title: string,
  of: readonly Row[],
  row: (one: Row) => { label: Text; value: Text },
): SectionDraft {
  return { kind: 'rows', title, rows: of.map(row) };
}
