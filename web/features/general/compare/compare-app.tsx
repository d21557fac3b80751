'use client';

import { type GeneralComparePage, generalPaths } from '@muqarin/bff/contract/general-pages';
import { MAX_COMPARED } from '@muqarin/rules/compare';
import { contractIds } from '@muqarin/rules/contract-ids';
import { formatAed } from '@muqarin/rules/money-format';
import { Button } from '@/components/ui/button.tsx';
import { plus } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Select } from '@/components/ui/select.tsx';
import slotCss from '@/features/plans/compare/add-slot.module.css';
import { CompareKey } from '@/features/plans/compare/compare-key.tsx';
import { compareGroups } from '@/features/plans/compare/compare-rows.ts';
import { CompareTable } from '@/features/plans/compare/compare-table.tsx';
import type { Compared } from '@/features/plans/compare/compared.ts';
import { DifferencesSwitch } from '@/features/plans/compare/differences-switch.tsx';
import { Pager } from '@/features/plans/compare/pager.tsx';
import { useCompareView } from '@/features/plans/compare/use-compare-view.ts';
import { BUY_FORM, COMPARE_FORM } from '@/features/plans/form-ids.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';

interface Props {
  compared: Compared;
  others: GeneralComparePage['others'];
  csrfToken: string;
  differences: boolean;
  from: number;
}

/** Apart from that of Remove: a choice in it would go along with each. */
const ADD_FORM = 'add-form';

/** Plans side by side, three at most, and a place for another (decisions X17). */
export function GeneralCompareApp({ compared, others, csrfToken, differences, from }: Props) {
  const view = useCompareView({ differences, from }, generalPaths.comparePlans);
  const { columns } = compared;
  const other = { differences: !view.differences };
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
      <DifferencesSwitch
        on={view.differences}
        href={view.address(other)}
        onToggle={() => view.change(other)}
      />
      <Pager
        slots={columns.length + 1}
        from={view.from}
        hrefOf={(next) => view.address({ from: next })}
        onMove={(next) => view.change({ from: next })}
      />
      <CompareTable
        page={compared}
        groups={compareGroups(compared)}
        differences={view.differences}
        from={view.from}
        range={null}
        action={t.select}
        addSlot={<OpenPlace others={others} full={columns.length >= MAX_COMPARED} />}
      />
      <CompareKey />
    </>
  );
}

function OpenPlace({ others, full }: { others: Props['others']; full: boolean }) {
  if (full || others.length === 0) {
    return (
      <div className={slotCss.slot}>
        <p className={ground.hush}>{t.atMostThree}</p>
        <a href={generalPaths.products}>{t.backToPlans}</a>
      </div>
    );
  }
  return (
    <div className={slotCss.slot}>
      <Icon of={plus} />
      <label htmlFor="add-plan">{t.addAnother}</label>
      <Select id="add-plan" name="product_id" form={ADD_FORM}>
        {others.map(({ id, name, insurerName, netFils }) => (
          <option key={id} value={id}>
            {name}, {say(insurerName)}, {say(formatAed(netFils))}
          </option>
        ))}
      </Select>
      <Button look="line" form={ADD_FORM}>
        {t.add}
      </Button>
    </div>
  );
}
