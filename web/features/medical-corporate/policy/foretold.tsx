import type {
  ForetoldRow,
  GroupChangePage,
} from '@muqarin/bff/contract/medical-corporate/policy-pages';
import { policyFields as fields } from '@muqarin/bff/contract/policy-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { CHANGE_ACTION } from '@muqarin/rules/medical-corporate/change-form';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import kit from '@/features/policy/policy.module.css';
import { listed } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './change.module.css';

type Foretold = NonNullable<GroupChangePage['foretold']>;

/** What the change comes to, row by row, the papers that are wanted, and the button that records it. */
export function ForetoldChange({ page, foretold }: { page: GroupChangePage; foretold: Foretold }) {
  const { change: t } = textsOf('group-policy');
  const { insurerName: insurer } = page;
  const counts = { before: foretold.membersBefore, after: foretold.membersAfter };
  return (
    <div className={kit.part} data-foretold="">
      <h2 id="foretold-title">{t.foretold}</h2>
      <Rows page={page} foretold={foretold} />
      <Sum foretold={foretold} insurer={insurer} />
      <p>{fillMessage(t.members, counts)}</p>
      <Papers page={page} foretold={foretold} />
      <div className={kit.asked}>
        <p>{fillMessage(t.settled, { insurer })}</p>
        <input type="hidden" name={fields.seen} value={foretold.grossFils} />
        <input type="hidden" name={fields.after} value={page.changeCount} />
        <Button name={CHANGE_ACTION} value="record">
          {t.button}
        </Button>
      </div>
    </div>
  );
}

function Rows({ page, foretold }: { page: GroupChangePage; foretold: Foretold }) {
  const { change: t } = textsOf('group-policy');
  const head = [t.from, t.left, t.period, t.amount];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus
    <section className={kit.scrolls} aria-labelledby="foretold-title" tabIndex={0}>
      <table className={kit.table}>
        <thead>
          <tr>
            <th scope="col">{t.who}</th>
            {head.map((text) => (
              <th key={text} scope="col" className={kit.num}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {foretold.rows.map((row) => (
            <tr key={`${row.kind}${row.at}`}>
              <th scope="row">
                {listed([row.kind === 'joins' ? t.joins : t.leaves, ''])}
                <Who row={row} page={page} />
              </th>
              <td className={kit.num}>{shownDate(row.effectiveOn)}</td>
              <td className={kit.num}>{row.daysLeft}</td>
              <td className={kit.num}>
                <Amount fils={row.periodFils} mode="always" />
              </td>
              <td className={kit.num}>
                <Net row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Who({ row, page }: { row: ForetoldRow; page: GroupChangePage }) {
  const { change: t } = textsOf('group-policy');
  const name = row.kind === 'joins' ? (page.rows.joins[row.at]?.name ?? '') : '';
  return (
    <>
      <bdi dir="ltr">{row.number}</bdi>
      {name !== '' && (
        <>
          {' '}
          <bdi>{name}</bdi>
        </>
      )}
      {row.age !== null && (
        <>
          <br />
          {fillMessage(t.age, { age: row.age })}
        </>
      )}
    </>
  );
}

function Net({ row: { keptBecause, netFils } }: { row: ForetoldRow }) {
  const { change: t } = textsOf('group-policy');
  if (keptBecause) return keptBecause === 'claim' ? t.claim : t.never;
  return <Amount fils={netFils} mode="always" />;
}

function Sum({ foretold, insurer }: { foretold: Foretold; insurer: string }) {
  const { change: t } = textsOf('group-policy');
  const { netFils, vatFils, grossFils } = foretold;
  const due = grossFils === 0 ? t.nothing : grossFils > 0 ? t.pays : t.back;
  return (
    <div className={kit.sum}>
      <FactRows>
        <FactRow name={t.net}>
          <Amount fils={netFils} mode="always" />
        </FactRow>
        <FactRow name={t.vat}>
          <Amount fils={vatFils} mode="always" />
        </FactRow>
        <FactRow name={fillMessage(due, { insurer })}>
          <span className={kit.gross}>
            <Amount fils={Math.abs(grossFils)} mode="always" />
          </span>
        </FactRow>
      </FactRows>
    </div>
  );
}

/** By person, as each joins or leaves in another way. */
function Papers({ page, foretold }: { page: GroupChangePage; foretold: Foretold }) {
  const { change: t } = textsOf('group-policy');
  if (foretold.papers.length === 0) return null;
  return (
    <section aria-labelledby="papers-title" className={kit.part}>
      <h2 id="papers-title">{fillMessage(t.papers, { insurer: page.insurerName })}</h2>
      <ul className={css.papers}>
        {foretold.rows.map((row) => (
          <li key={`${row.kind}${row.at}`}>
            {fillMessage(t.papersOf, { who: row.number, papers: listed(row.papers) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
