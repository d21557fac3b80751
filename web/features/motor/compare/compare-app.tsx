'use client';

import { type MotorComparePage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { discountPercent } from '@muqarin/rules/motor/discount';
import { MAX_COMPARED } from '@muqarin/rules/plan-list/compare';
import { useState } from 'react';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import type { CompareView } from '@/features/comparison/compare-view.ts';
import { SideBySide } from '@/features/comparison/side-by-side.tsx';
import { BUY_FORM, COMPARE_FORM } from '@/features/plan-list/form-ids.ts';
import { useBusyBuying } from '@/features/plan-list/use-busy-buying.ts';
import { post } from '@/lib/calls.ts';
import { say } from '@/lib/reader.ts';
import { ChoosePlan, OpenPlace } from './choose-plan.tsx';
import { MotorCompareHead } from './compare-head.tsx';

interface Props extends CompareView {
  page: MotorComparePage;
  csrfToken: string;
}

const buyFormOf = ({ id }: { id: number }) => `${BUY_FORM}-${id}`;

/** Plans side by side; a plan can be swapped for another, the open place be filled (S1 2 and 7, decisions X17). */
export function MotorCompareApp({ page, csrfToken, ...start }: Props) {
  const [warning, setWarning] = useState<string | null>(page.warning);
  const { columns } = page;
  /** toggle-products (S1 7); the page then shows what is compared. */
  const choose = async (newId: number, oldId: number | null) => {
    const index = columns.findIndex(({ id }) => id === oldId);
    const old = oldId === null ? {} : { old_product_id: oldId, index };
    const answer = await post<{ error?: string }>(motorCalls.toggleProducts.path, {
      ...old,
      new_product_id: newId,
      idv: page.idvAed,
    });
    if (answer.error === undefined) location.reload();
    else setWarning(answer.error);
  };
  const shared = { others: page.others, csrfToken, onChoose: choose };
  return (
    <>
      <Forms page={page} csrfToken={csrfToken} />
      <SideBySide
        csrfToken={csrfToken}
        page={page}
        start={start}
        here={motorListPaths.comparePlans}
        allNetFils={page.allNetFils}
        head={(differences) => (
          <MotorCompareHead page={page} csrfToken={csrfToken} onWarn={setWarning}>
            {differences}
          </MotorCompareHead>
        )}
        mode="always"
        buyForm={buyFormOf}
        under={(plan) => <ChoosePlan {...shared} plan={plan} />}
        addSlot={<OpenPlace {...shared} full={columns.length >= MAX_COMPARED} />}
      />
      <WarningDialog
        title={say(messages.warningTitle)}
        message={warning}
        ok={say(messages.warningOk)}
        onClose={() => setWarning(null)}
      />
    </>
  );
}

/** BUY NOW posts its plan's buy form (S1 3), Remove the tray's. */
function Forms({ page, csrfToken }: Pick<Props, 'page' | 'csrfToken'>) {
  const buying = useBusyBuying();
  const token = <input type="hidden" name={contractIds.csrfField} value={csrfToken} />;
  return (
    <>
      {page.columns.map((plan) => (
        <form
          key={plan.id}
          id={buyFormOf(plan)}
          action={motorListPaths.buy}
          method="post"
          {...buying}
        >
          {token}
          <input type="hidden" name="addon_id" value={writeIds(plan.addonIds)} />
          <input type="hidden" name="prod_car_idv" value={page.idvAed} />
          <input type="hidden" name="premium" value={filsToAed(plan.discountedFils)} />
          <input type="hidden" name="discount_perc" value={discountPercent(plan)} />
        </form>
      ))}
      <form id={COMPARE_FORM} action={motorListPaths.toggleCompared} method="post">
        {token}
        <input type="hidden" name="return" value={motorListPaths.comparePlans} />
      </form>
    </>
  );
}
