import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { ComparePage } from '@muqarin/bff/contract/medical/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { Button } from '@/components/ui/button.tsx';
import { plus } from '@/components/ui/drawings.ts';
import fieldCss from '@/components/ui/field.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import css from '@/features/comparison/add-slot.module.css';
import { FullSlot } from '@/features/comparison/full-slot.tsx';
import { t } from '@/features/comparison/texts.ts';
import { firstAmount } from '@/features/plan-list/vat/premium.ts';
import { classes } from '@/lib/classes.ts';
import { listed } from '@/lib/listed.ts';
import { paths } from '../plans/addresses.ts';

interface Props {
  others: ComparePage['others'];
  full: boolean;
  csrfToken: string;
}

/** The open place: choose a plan to fill it (S0 9). */
export function AddSlot({ others, full, csrfToken }: Props) {
  if (full || others.length === 0) return <FullSlot list={paths.products} />;
  return (
    <form className={css.slot} action={medicalPaths.toggleCompared} method="post">
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="return" value={medicalPaths.comparePlans} />
      <Icon of={plus} />
      <label htmlFor="add-plan">{t.addAnotherPlan}</label>
      <select id="add-plan" name="product_id" className={classes(fieldCss.input, fieldCss.select)}>
        {others.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {listed([plan.name, plan.insurerName, firstAmount(plan), ...plan.conditions])}
          </option>
        ))}
      </select>
      <Button look="line">{t.add}</Button>
    </form>
  );
}
