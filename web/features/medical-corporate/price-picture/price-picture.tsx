import type { CorporatePlansPage } from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { amountParts } from '@muqarin/rules/money-format';
import { formatPercent } from '@muqarin/rules/percent';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { partName } from '../plans/traced-premium.ts';
import css from './price-picture.module.css';

type Picture = NonNullable<CorporatePlansPage['madeOf']>['pictures'][number];
type Part = Picture['parts'][number];

/** What makes a category expensive: each part's share of the premium over its share of the members, and the same as a table. */
export function PricePictures({ pictures }: { pictures: readonly Picture[] }) {
  const t = textsOf('group-price');
  return (
    <section className={css.section} data-price-pictures="">
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      {pictures.map((picture) => (
        <PricePicture key={picture.category} {...picture} />
      ))}
    </section>
  );
}

function PricePicture({ category, netFils, parts }: Picture) {
  return (
    <div className={css.picture} data-picture={category}>
      <h3>{categoryName(category)}</h3>
      <div className={css.beside}>
        <div className={css.bars} aria-hidden="true">
          {parts.map((part) => (
            <Bars key={keyOf(part)} part={part} />
          ))}
        </div>
        <PartsTable category={category} netFils={netFils} parts={parts} />
      </div>
    </div>
  );
}

function Bars({ part }: { part: Part }) {
  const sizes = { '--premium': part.ofPremium, '--heads': part.ofHeads ?? 0 };
  return (
    <p style={sizes as React.CSSProperties}>
      {partName(part)}
      <span className={css.premium} />
      {part.ofHeads === null ? null : <span className={css.heads} />}
    </p>
  );
}

function PartsTable({ category, netFils, parts }: Picture) {
  const t = textsOf('group-price');
  return (
    <table className={css.table}>
      <caption>{fillMessage(t.caption, { category: categoryName(category) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t.part}</th>
          <th scope="col">{t.members}</th>
          <th scope="col">{t.premium}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={keyOf(part)}>
            <th scope="row">{partName(part)}</th>
            <td>
              <bdi>{part.count}</bdi>
              {part.ofHeads === null ? null : <Share label={t.ofHeads} tenths={part.ofHeads} />}
            </td>
            <td>
              <bdi dir="ltr">{amountParts(part.fils, 'always').number}</bdi>
              <Share label={t.ofPremium} tenths={part.ofPremium} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t.sum}
          </th>
          <td>
            <Amount fils={netFils} mode="always" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Share({ label, tenths }: { label: string; tenths: number }) {
  return (
    <small>
      <span className={ground.vh}>{label} </span>
      {words(tenths)}
    </small>
  );
}

const words = (tenths: number) => say(formatPercent(tenths / 10));
const keyOf = ({ kind, ageFrom, salary }: Part) => `${kind}/${ageFrom}/${salary}`;
