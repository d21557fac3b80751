import type { CensusPage } from '@muqarin/bff/contract/medical-corporate/census';
import { fillMessage } from '@muqarin/rules/fill-message';
import { letterOf } from '@muqarin/rules/medical-corporate/categories';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { textsOf } from '@/lib/texts.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { assumedWords } from '../plans/price-words.ts';
import css from './census.module.css';

/** The numbers of each category, and what they rest on. */
export function Counts({ page }: { page: CensusPage }) {
  const t = textsOf('census');
  const heads = [t.category, t.employees, t.members, t.lowSalary, t.byAge, t.married];
  return (
    <section className={css.part}>
      <h2>{t.countsTitle}</h2>
      <table className={css.counts}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.categories.map((category) => (
            <Category key={category.number} category={category} />
          ))}
        </tbody>
      </table>
      <Remarks page={page} />
    </section>
  );
}

function Category({ category }: { category: CensusPage['categories'][number] }) {
  const t = textsOf('census');
  const { number, employees, members, lsb, ageBands, maternityBands } = category;
  const heads = [t.employees, t.members, t.lowSalary];
  return (
    <tr>
      <th scope="row">{categoryName(number)}</th>
      {[employees, members, lsb].map((count, at) => (
        <td key={heads[at]} data-head={heads[at]} className={ground.num}>
          {count}
        </td>
      ))}
      <td data-head={t.byAge}>
        {spans(ageBands.map(({ members: count, ...span }) => ({ ...span, count })))}
      </td>
      <td data-head={t.married}>
        {spans(maternityBands.map(({ marriedWomen: count, ...span }) => ({ ...span, count })))}
      </td>
    </tr>
  );
}

/** The last span has no end that anybody would name. */
const OPEN_END = 100;

function spans(bands: readonly { ageFrom: number; ageTo: number; count: number }[]): string {
  const t = textsOf('census');
  if (bands.length === 0) return t.none;
  return bands
    .map(({ ageFrom: from, ageTo: to, count }) => {
      const span =
        to > OPEN_END ? fillMessage(t.spanFrom, { from }) : fillMessage(t.span, { from, to });
      return fillMessage(t.spanCount, { span, count });
    })
    .join(' · ');
}

/** What a person should know before they use the numbers. */
function Remarks({ page }: { page: CensusPage }) {
  const t = textsOf('census');
  const { renumbered, assumptions, outside, formulaCount, formulas } = page;
  const ages = outside.map((one) => fillMessage(t.outsideAge, one)).join(' · ');
  const cells = formulas.map((one) => fillMessage(t.formulaCell, one)).join(' · ');
  const remarks = [
    ...renumbered.map(({ number, said }) =>
      fillMessage(t.renumbered, { number: categoryName(number), said: letterOf(said) }),
    ),
    ...(assumptions.length > 0 ? [assumedWords(assumptions)] : []),
    ...(outside.length > 0 ? [fillMessage(t.outside, { ages })] : []),
    ...(formulaCount > 0 ? [fillMessage(t.formulas, { count: formulaCount, cells })] : []),
  ];
  return remarks.map((remark) => (
    <Notice key={remark} tone="warn">
      {remark}
    </Notice>
  ));
}
