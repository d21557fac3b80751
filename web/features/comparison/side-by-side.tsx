import type { AmountMode } from '@muqarin/rules/money-format';
import { MAX_COMPARED } from '@muqarin/rules/plan-list/compare';
import { Activity, type ReactNode } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import { VatSwitch } from '../plan-list/vat/vat-switch.tsx';
import { CompareKey } from './compare-key.tsx';
import { compareGroups } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import type { CompareView } from './compare-view.ts';
import type { Compared, ComparedPlan } from './compared.ts';
import { DifferencesSwitch } from './differences-switch.tsx';
import { Pager } from './pager.tsx';
import { StickyPlan } from './sticky-plan.tsx';
import { useCompareView } from './use-compare-view.ts';

interface Props {
  page: Compared;
  start: CompareView;
  /** The page's own path, which switch and pager lead to where no script runs. */
  here: string;
  csrfToken: string;
  /** Every net premium of the list, in fils; without them no price line is drawn. */
  allNetFils?: readonly number[];
  /** What stands above, with the switches in it. */
  head: (switches: ReactNode) => ReactNode;
  /** The open place. */
  addSlot: ReactNode;
  /** Below a plan's head. */
  under?: (plan: ComparedPlan) => ReactNode;
  mode?: AmountMode;
  /** The form that a plan's BUY NOW posts; one for all unless given. */
  buyForm?: (plan: ComparedPlan) => string;
  /** What a plan's button says; BUY NOW unless given. */
  action?: string;
  /** How many plans there is room for; three unless given. */
  most?: number;
}

/**
 * Four places at 1024 px and up, two below, one below 480 px (S0 2); three plans fill the width (X17). Switch and pager also work
 * as links.
 */
export function SideBySide({
  page,
  start,
  here,
  csrfToken,
  allNetFils,
  head,
  addSlot,
  most = MAX_COMPARED,
  ...table
}: Props) {
  const view = useCompareView(start, here);
  const { columns } = page;
  const range = allNetFils ? priceRange(allNetFils) : null;
  const switchTo = (differences: boolean) => ({
    on: !differences,
    href: view.address({ differences }),
    onToggle: () => view.change({ differences }),
  });
  const isFull = columns.length >= most;
  const inView = columns[Math.min(view.from, columns.length - 1)];
  const { mode, buyForm, action } = table;
  return (
    <>
      {head(
        <>
          {view.differences === null ? (
            <>
              <DifferencesSwitch at="narrow" {...switchTo(false)} />
              <DifferencesSwitch at="wide" {...switchTo(true)} />
            </>
          ) : (
            <DifferencesSwitch {...switchTo(!view.differences)} />
          )}
          <VatSwitch csrfToken={csrfToken} address={view.address({})} short />
        </>,
      )}
      {range && allNetFils && <PriceTicks range={range} on={allNetFils} />}
      <Pager
        slots={isFull ? columns.length : columns.length + 1}
        from={view.from}
        hrefOf={(from) => view.address({ from })}
        onMove={(from) => view.change({ from })}
      />
      {/* By itself, and each group of it too (ADR 27): a press elsewhere does not wait for it. */}
      <Activity>
        <CompareTable
          {...table}
          page={page}
          groups={compareGroups(page, mode)}
          differences={view.differences}
          from={view.from}
          range={range}
          addSlot={isFull ? null : addSlot}
        />
      </Activity>
      {isFull && addSlot}
      <CompareKey />
      <StickyPlan
        plan={inView}
        plans={columns}
        hrefOf={(from) => view.address({ from })}
        onMove={(from) => view.change({ from })}
        mode={mode}
        buyForm={inView && buyForm?.(inView)}
        action={action}
      />
    </>
  );
}
