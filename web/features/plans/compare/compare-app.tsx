'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import type { ComparePage } from '@muqarin/bff/contract/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { MAX_COMPARED_INDIVIDUAL } from '@muqarin/rules/medical/constants';
import { messages } from '@muqarin/rules/messages';
import { useState } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { say } from '@/lib/reader.ts';
import { BUY_FORM, COMPARE_FORM } from '../form-ids.ts';
import { useBusyBuying } from '../list/use-busy-buying.ts';
import { useForms } from '../use-forms.ts';
import { AddSlot } from './add-slot.tsx';
import { CompareHead } from './compare-head.tsx';
import { CompareKey } from './compare-key.tsx';
import { compareGroups } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { DifferencesSwitch } from './differences-switch.tsx';
import { Pager } from './pager.tsx';
import { StickyPlan } from './sticky-plan.tsx';
import { useCompareView } from './use-compare-view.ts';

interface Props {
  page: ComparePage;
  csrfToken: string;
  differences: boolean;
  from: number;
}

/** Four places at 1024 px and up, two below, one below 480 px (S0 2); switch and pager also work as links. */
export function CompareApp({ page, csrfToken, differences, from }: Props) {
  const view = useCompareView({ differences, from }, formPaths.comparePlans);
  const [warning, setWarning] = useState<string | null>(page.warning);
  const send = useForms(csrfToken);
  const { columns } = page;
  const range = priceRange(page.allNetFils);
  const other = { differences: !view.differences };
  return (
    <>
      <Forms csrfToken={csrfToken} />
      <CompareHead page={page} csrfToken={csrfToken} send={send}>
        <DifferencesSwitch
          on={view.differences}
          href={view.address(other)}
          onToggle={() => view.change(other)}
        />
      </CompareHead>
      {range && <PriceTicks range={range} on={page.allNetFils} />}
      <Pager
        slots={columns.length + 1}
        from={view.from}
        hrefOf={(next) => view.address({ from: next })}
        onMove={(next) => view.change({ from: next })}
      />
      <CompareTable
        page={page}
        groups={compareGroups(page)}
        differences={view.differences}
        from={view.from}
        range={range}
        addSlot={
          <AddSlot
            others={page.others}
            full={columns.length >= MAX_COMPARED_INDIVIDUAL}
            csrfToken={csrfToken}
          />
        }
      />
      <CompareKey />
      <StickyPlan plan={columns[Math.min(view.from, columns.length - 1)]} />
      <WarningDialog
        title={say(messages.warningTitle)}
        message={warning}
        ok={say(messages.warningOk)}
        onClose={() => setWarning(null)}
      />
    </>
  );
}

/** BUY NOW and Remove of every column post these. */
function Forms({ csrfToken }: { csrfToken: string }) {
  const buying = useBusyBuying();
  const token = <input type="hidden" name={contractIds.csrfField} value={csrfToken} />;
  return (
    <>
      <form id={BUY_FORM} action={formPaths.select} method="post" {...buying}>
        {token}
      </form>
      <form id={COMPARE_FORM} action={formPaths.toggleCompared} method="post">
        {token}
        <input type="hidden" name="return" value={formPaths.comparePlans} />
      </form>
    </>
  );
}
