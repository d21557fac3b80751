'use client';

import { type GeneralComparePage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import { MAX_COMPARED } from '@muqarin/rules/plan-list/compare';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { plus } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { Select } from '@/components/ui/select.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import slotCss from '@/features/comparison/add-slot.module.css';
import type { CompareView } from '@/features/comparison/compare-view.ts';
import type { Compared } from '@/features/comparison/compared.ts';
import { FullSlot } from '@/features/comparison/full-slot.tsx';
import { SideBySide } from '@/features/comparison/side-by-side.tsx';
import { BUY_FORM, COMPARE_FORM } from '@/features/plan-list/form-ids.ts';
import { firstAmount } from '@/features/plan-list/vat/premium.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';

interface Props extends CompareView {
  compared: Compared;
  others: GeneralComparePage['others'];
  csrfToken: string;
  warning: string | null;
}

/** Apart from that of Remove: a choice in it would go along with each. */
const ADD_FORM = 'add-form';

/** Plans side by side, three at most, and a place for another (decisions X17). */
export function GeneralCompareApp(props: Props) {
  const { compared, others, csrfToken, warning: refused, ...start } = props;
  const [warning, setWarning] = useState(refused);
  const full = compared.columns.length >= MAX_COMPARED;
  const token = <input type="hidden" name={contractIds.csrfField} value={csrfToken} />;
  return (
    <>
      <form id={BUY_FORM} action={generalPaths.policyDetails} method="post">
        {token}
      </form>
      <form id={COMPARE_FORM} action={generalPaths.toggleCompared} method="post">
        {token}
        <input type="hidden" name="return" value={generalPaths.comparePlans} />
      </form>
      <form id={ADD_FORM} action={generalPaths.toggleCompared} method="post">
        {token}
        <input type="hidden" name="return" value={generalPaths.comparePlans} />
      </form>
      <SideBySide
        csrfToken={csrfToken}
        page={compared}
        start={start}
        here={generalPaths.comparePlans}
        head={(differences) => differences}
        mode="always"
        action={t.select}
        addSlot={<OpenPlace others={others} full={full} />}
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

function OpenPlace({ others, full }: { others: Props['others']; full: boolean }) {
  if (full || others.length === 0) return <FullSlot list={generalPaths.products} />;
  return (
    <div className={slotCss.slot}>
      <Icon of={plus} />
      <label htmlFor="add-plan">{t.addAnother}</label>
      <Select id="add-plan" name="product_id" form={ADD_FORM}>
        {others.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {listed([plan.name, say(plan.insurerName), firstAmount(plan, 'always')])}
          </option>
        ))}
      </Select>
      <Button look="line" form={ADD_FORM}>
        {t.add}
      </Button>
    </div>
  );
}
