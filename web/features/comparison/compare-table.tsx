import { fillMessage } from '@muqarin/rules/fill-message';
import type { AmountMode } from '@muqarin/rules/money-format';
import { fillPlural } from '@muqarin/rules/plural';
import { Activity, type ReactNode } from 'react';
import type { PriceRange } from '@/components/price/price-line-geometry.ts';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { keepTogether } from '../plan-list/keep-together.ts';
import { Cell } from './cell.tsx';
import { type CompareGroup, type CompareRow, countRows, inView } from './compare-rows.ts';
import css from './compare-table.module.css';
import type { Compared, ComparedPlan } from './compared.ts';
import { PlanHead } from './plan-head.tsx';
import { RowLabel } from './row-label.tsx';
import { t } from './texts.ts';

interface Props {
  page: Pick<Compared, 'columns'>;
  groups: readonly CompareGroup[];
  /** Null: on a phone only the rows that differ, else all. */
  differences: boolean | null;
  from: number;
  range: PriceRange | null;
  /** The open place; null where there is none. */
  addSlot: ReactNode;
  /** Below a plan's head. */
  under?: (plan: ComparedPlan) => ReactNode;
  mode?: AmountMode;
  /** The form that a plan's BUY NOW posts; one for all unless given. */
  buyForm?: (plan: ComparedPlan) => string;
  /** What a plan's button says; BUY NOW unless given. */
  action?: string;
}

/** Row labels and four places: the plans and "Add another plan" (decisions X17). */
export function CompareTable(props: Props) {
  const { page, groups, differences, addSlot } = props;
  const places = page.columns.length + (addSlot === null ? 0 : 1);
  return (
    <table
      className={classes(css.table, differences === null && css.byWidth)}
      data-places={page.columns.length + 1}
    >
      <caption className={ground.vh}>{t.comparePlans}</caption>
      <Widths places={places} />
      <Head {...props} />
      <tbody>
        {groups.map(({ title, rows }) => (
          <Activity key={title}>
            <Group
              title={title}
              rows={differences ? rows.filter(({ same }) => !same) : rows}
              {...props}
            />
          </Activity>
        ))}
      </tbody>
    </table>
  );
}

/** Every column's, before the first arrives: one that comes later, with a part of the page, makes no other narrower. */
function Widths({ places }: { places: number }) {
  return (
    <colgroup className={css.widths}>
      <col />
      <col span={places} />
    </colgroup>
  );
}

function differing(counts: ReturnType<typeof countRows>): string {
  return fillPlural(t.rowsDiffer, { ...counts });
}

function Head(props: Props) {
  const { page, groups, differences, from, range, addSlot, under, mode, buyForm, action } = props;
  const { columns } = page;
  const counts = countRows(groups);
  return (
    <thead>
      <tr>
        <td className={css.corner}>
          <span className={ground.hush} aria-live="polite">
            {differences !== false && (
              <span className={classes(differences === null && css.narrow)}>
                {`${differing(counts)} ${fillMessage(t.rowsSame, counts)}`}
              </span>
            )}
            {!differences && (
              <span className={classes(differences === null && css.wide)}>
                {fillMessage(t.rowsAll, counts)}
              </span>
            )}
          </span>
        </td>
        {columns.map((plan, slot) => (
          <th
            key={plan.id}
            scope="col"
            className={place(slot, from, columns.length, addSlot !== null)}
          >
            <PlanHead
              plan={plan}
              beside={columns}
              range={range}
              mode={mode}
              buyForm={buyForm?.(plan)}
              action={action}
            >
              {under?.(plan)}
            </PlanHead>
          </th>
        ))}
        {addSlot !== null && (
          <td className={classes(place(columns.length, from, columns.length, true), css.void)}>
            {addSlot}
          </td>
        )}
      </tr>
    </thead>
  );
}

interface GroupProps extends Props {
  title: string;
  rows: readonly CompareRow[];
}

function Group({ title, rows, page: { columns }, from, addSlot }: GroupProps) {
  if (rows.length === 0) return null;
  const count = columns.length;
  return (
    <>
      <tr className={classes(css.group, rows.every(({ same }) => same) && css.same)}>
        <th colSpan={count + 1} scope="colgroup">
          {title}
        </th>
        {addSlot !== null && <td className={css.void} />}
      </tr>
      {rows.map((row) => (
        <tr key={row.label} className={classes(row.same && css.same)}>
          <RowLabel label={row.label} help={row.help} />
          {row.cells.map((cell, slot) => (
            <td key={columns[slot]?.id} className={place(slot, from, count, addSlot !== null)}>
              <Cell cell={cell} />
              {!row.same && <Others row={row} slot={slot} columns={columns} />}
            </td>
          ))}
          {addSlot !== null && (
            <td className={classes(place(count, from, count, true), css.void)} />
          )}
        </tr>
      ))}
    </>
  );
}

interface OthersProps {
  row: CompareRow;
  slot: number;
  columns: readonly ComparedPlan[];
}

/** On a phone, where one plan has room: what the others have in this row. */
function Others({ row, slot, columns }: OthersProps) {
  return (
    <span className={css.others}>
      {row.cells.map(({ text }, other) =>
        other === slot ? null : (
          <span key={columns[other]?.id}>
            {columns[other]?.name}: <b>{keepTogether(text)}</b>
          </span>
        ),
      )}
    </span>
  );
}

/** Marks what is out of view where one or two plans have room; the open place counts as a plan. */
function place(slot: number, from: number, plans: number, isOpen: boolean): string {
  const slots = isOpen ? plans + 1 : plans;
  return classes(
    !inView(slot, from, 1, slots) && css.notOne,
    !inView(slot, from, 2, slots) && css.notTwo,
    slot === from && css.first,
  );
}
