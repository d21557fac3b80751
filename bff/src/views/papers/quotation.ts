/** A quotation as a PDF and as a workbook: its options side by side, and every row of each price (features 107 and 141). */
import type { QuotationOption } from '@muqarin/quoting/contract/quotations';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import type { PaperDraft, SectionDraft, WorkbookDraft } from '../../locale/papers.ts';
import { inOneLine, kept, said } from '../../locale/said.ts';
import { rowTexts, termTexts } from '../quotation-views.ts';
import { whoMayBuy } from '../who-may-buy.ts';
import { footer } from './footer.ts';

export interface QuotationOnPaper {
  line: string;
  reference: string;
  version: number;
  /** ISO day. */
  validUntil: string;
  options: readonly QuotationOption[];
}

const money = (fils: number) => formatAed(fils, 'always');
const optionText = (at: number) => said('Option {n}', { n: at + 1 });
const versionText = ({ version, validUntil }: QuotationOnPaper) =>
  said('Version {version}. It can be accepted until {date}.', {
    version,
    date: shownDate(validUntil),
  });

const notBought =
  'Nothing is bought by reading it. The policy is prepared once an option is accepted by its link.';

export function quotationPaper(quotation: QuotationOnPaper): PaperDraft {
  const { line, reference, options } = quotation;
  return {
    title: 'Quotation',
    subtitle: versionText(quotation),
    reference,
    footer,
    sections: [
      {
        kind: 'table',
        title: 'The options',
        columns: ['Option', 'Plan', 'Insurer', 'Net', 'VAT', 'You pay the insurer'],
        rows: options.map(
          ({ planName, planNameFilled, insurerName, netFils, vatFils, grossFils }, at) => {
            const amounts = [netFils, vatFils, grossFils].map(money);
            return [optionText(at), kept(planName, planNameFilled), insurerName, ...amounts];
          },
        ),
      },
      ...options.flatMap((option, at) => [...termsPart(option, at), pricePart(option, line)]),
      ...conditionsPart(options),
      { kind: 'text', title: 'What it is', paragraphs: [notBought] },
    ],
  };
}

/** Said wherever a price is (decisions X31). */
function conditionsPart(options: readonly QuotationOption[]): SectionDraft[] {
  const rows = options.flatMap(({ planName, planNameFilled, conditions }) =>
    conditions.length === 0
      ? []
      : [{ label: kept(planName, planNameFilled), value: conditions.join(' ') }],
  );
  return rows.length === 0 ? [] : [{ kind: 'rows', title: whoMayBuy, rows }];
}

/** What one option has of its own, such as its excess: two of one plan are told apart by it. */
function termsPart(
  { planName, planNameFilled, terms }: QuotationOption,
  at: number,
): SectionDraft[] {
  if (terms.length === 0) return [];
  const title = inOneLine(said('Option {n}:', { n: at + 1 }), kept(planName, planNameFilled));
  return [{ kind: 'rows', title, rows: terms.map(termTexts) }];
}

/** Rows of several people or categories say whose they are. */
function pricePart(
  { planName, planNameFilled, rows, grossFils }: QuotationOption,
  line: string,
): SectionDraft {
  const subjects = new Set(rows.map(({ subject }) => subject).filter((one) => one !== ''));
  if (subjects.size > 1)
    return {
      kind: 'table',
      title: kept(planName, planNameFilled),
      columns: [whomOf(line), 'Row', 'Why', 'Amount'],
      rows: [
        ...rows.map((row) => [...cellsOf(row), money(row.fils)]),
        ['', 'You pay the insurer', '', money(grossFils)],
      ],
    };
  return {
    kind: 'rows',
    title: kept(planName, planNameFilled),
    rows: [
      ...rows.map((row) => {
        const { label, why } = rowTexts(row);
        const value = money(row.fils);
        return row.why === '' ? { label, value } : { label, value, note: why };
      }),
      { label: 'You pay the insurer', value: money(grossFils) },
    ],
  };
}

type Row = QuotationOption['rows'][number];

const cellsOf = (row: Row) => {
  const { subject, label, why } = rowTexts(row);
  return [subject, label, why];
};

const whomOf = (line: string) => (line === 'medical-corporate' ? 'Category' : 'Person');

export function quotationWorkbook(quotation: QuotationOnPaper): WorkbookDraft {
  const { line, reference, options } = quotation;
  return {
    sheets: [
      {
        name: 'Options',
        widths: [14, 34, 28, 16, 14, 20],
        rows: [
          [{ strong: 'Quotation' }, { typed: reference }],
          [versionText(quotation)],
          [],
          ['Option', 'Plan', 'Insurer', 'Net', 'VAT', 'You pay the insurer'].map((strong) => {
            return { strong };
          }),
          ...options.map(
            ({ planName, planNameFilled, insurerName, netFils, vatFils, grossFils }, at) => [
              optionText(at),
              kept(planName, planNameFilled),
              insurerName,
              { fils: netFils },
              { fils: vatFils },
              { fils: grossFils, strong: true as const },
            ],
          ),
          [],
          ...options.flatMap(({ planName, planNameFilled, terms }, at) =>
            terms.map(termTexts).map(({ label, value }) => {
              return [optionText(at), kept(planName, planNameFilled), label, value];
            }),
          ),
          ...options.flatMap(({ planName, planNameFilled, conditions }) =>
            conditions.map((condition) => [whoMayBuy, kept(planName, planNameFilled), condition]),
          ),
          [notBought],
          [footer],
        ],
      },
      {
        name: 'How each price is made',
        widths: [34, 14, 40, 40, 16],
        headRows: 1,
        rows: [
          ['Plan', whomOf(line), 'Row', 'Why', 'Amount'],
          ...options.flatMap(({ planName, planNameFilled, rows }) =>
            rows.map((row) => [
              kept(planName, planNameFilled),
              ...cellsOf(row),
              { fils: row.fils },
            ]),
          ),
        ],
      },
    ],
  };
}
