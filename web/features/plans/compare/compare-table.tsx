import type { ComparePage } from '@muqarin/bff/contract/pages';
import { MAX_COMPARED_INDIVIDUAL } from '@muqarin/rules/medical/constants';
import { fillMessage } from '@muqarin/rules/messages';
import { Fragment } from 'react';
import type { PriceRange } from '@/components/price/price-line-geometry.ts';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { t } from '../texts.ts';
import { AddSlot } from './add-slot.tsx';
import { Cell } from './cell.tsx';
import css from './compare.module.css';
import { type CompareGroup, countRows, inView } from './compare-rows.ts';
import { PlanHead } from './plan-head.tsx';
import { RowLabel } from './row-label.tsx';

interface Props {
  page: ComparePage;
  groups: readonly CompareGroup[];
  differences: boolean;
  from: number;
  range: PriceRange | null;
  csrfToken: string;
}

/** Row labels and four places: the plans and "Add another plan" (decisions X17). */
export function CompareTable(props: Props) {
  const { page, groups, differences, from, range, csrfToken } = props;
  const { columns } = page;
  const slots = columns.length + 1;
  const counts = countRows(groups);
  const place = (slot: number, extra?: string | false) =>
    classes(
      extra,
      !inView(slot, from, 1, slots) && css.notOne,
      !inView(slot, from, 2, slots) && css.notTwo,
      slot === from && css.first,
    );
  return (
    <table className={css.table} data-places={slots}>
      <caption className={ground.vh}>{t.comparePlans}</caption>
      <thead>
        <tr>
          <td className={css.corner}>
            <span className={ground.hush} aria-live="polite">
              {differences ? (
                <>
                  {fillMessage(t.rowsDiffer, counts)}
                  <br />
                  {fillMessage(t.rowsSame, counts)}
                </>
              ) : (
                fillMessage(t.rowsAll, counts)
              )}
            </span>
          </td>
          {columns.map((plan, slot) => (
            <th key={plan.id} scope="col" className={place(slot)}>
              <PlanHead plan={plan} range={range} />
            </th>
          ))}
          <td className={place(columns.length, css.void)}>
            <AddSlot
              others={page.others}
              full={columns.length >= MAX_COMPARED_INDIVIDUAL}
              csrfToken={csrfToken}
            />
          </td>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ title, rows }) => {
          const shown = differences ? rows.filter(({ same }) => !same) : rows;
          return (
            <Fragment key={title}>
              {shown.length > 0 && (
                <tr className={css.group}>
                  <th colSpan={slots} scope="colgroup">
                    {title}
                  </th>
                  <td className={css.void} />
                </tr>
              )}
              {shown.map((row) => (
                <tr key={row.label}>
                  <RowLabel label={row.label} help={row.help} />
                  {row.cells.map((cell, slot) => (
                    <td key={columns[slot]?.id} className={place(slot)}>
                      <Cell cell={cell} />
                    </td>
                  ))}
                  <td className={place(columns.length, css.void)} />
                </tr>
              ))}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
