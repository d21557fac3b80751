import type { CorporateComparePage } from '@muqarin/bff/contract/medical-corporate/picks';
import type { Compared } from '@/features/comparison/compared.ts';
import { t as list } from '@/features/plan-list/texts.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../picks/texts.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { t as words } from '../plans/list-texts.ts';
import { assumedWords } from '../plans/price-words.ts';
import { salaryWords } from '../plans/tile-facts.ts';
import { t as group } from '../texts.ts';

type Column = CorporateComparePage['columns'][number];

/** Columns and rows as the table of every line takes them: facts, then every benefit. */
export function comparedOf({ columns, cover, category }: CorporateComparePage): Compared {
  const fact = (
    section: 'price' | 'where' | 'cover',
    label: string,
    of: (plan: Column) => string,
  ) => ({ section, label, cells: columns.map((plan) => ({ covered: true, text: of(plan) })) });
  const listed = (texts: readonly string[]) => texts.map(say).join(', ');
  const rows = [
    ...(category === null
      ? [fact('price', t.category, (plan) => categoryName(plan.category))]
      : []),
    fact('price', t.added, ({ variants }) => listed(variants) || '–'),
    fact('price', t.rests, ({ assumptions }) => assumedWords(assumptions) || group.pricedAsSaid),
    ...(columns.some(({ conditions }) => conditions.length > 0)
      ? [fact('price', list.whoMayBuy, ({ conditions }) => listed(conditions) || '–')]
      : []),
    fact('price', words.salary, ({ salary }) => salaryWords(salary)),
    fact('where', group.tpa, ({ tpaName }) => say(tpaName)),
    fact('where', group.network, ({ networkName }) => say(networkName)),
    fact('cover', group.annualLimit, ({ annualLimit }) => say(annualLimit)),
    ...cover.map(({ name }, at) => ({
      section: 'cover' as const,
      label: say(name),
      cells: columns.map(({ values }) => {
        const value = values[at] ?? null;
        return { covered: value !== null, text: value === null ? group.notCovered : say(value) };
      }),
    })),
  ];
  return {
    columns: columns.map((plan, at) => ({
      ...plan,
      name: say(plan.name),
      insurerName: say(plan.insurerName),
      cells: rows.map(({ cells }) => ({ ...cellAt(cells, at), best: isOnlyOne(cells, at) })),
    })),
    rows: rows.map(({ section, label, cells }) => {
      const same = new Set(cells.map(({ text }) => text)).size === 1;
      return { section, label, help: '', same };
    }),
  };
}

type Cells = readonly { covered: boolean; text: string }[];

function cellAt(cells: Cells, at: number) {
  return cells[at] ?? { covered: false, text: '' };
}

/** The only plan that covers a benefit (brand.md, comparison table). */
function isOnlyOne(cells: Cells, at: number): boolean {
  const covers = cells.filter(({ covered }) => covered).length;
  return covers === 1 && cells.length > 1 && cellAt(cells, at).covered;
}
