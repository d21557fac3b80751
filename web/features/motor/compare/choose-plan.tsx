import { type MotorComparePage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { plus } from '@/components/ui/drawings.ts';
import { arrowLeftRight } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Select } from '@/components/ui/select.tsx';
import slotCss from '@/features/comparison/add-slot.module.css';
import { FullSlot } from '@/features/comparison/full-slot.tsx';
import { firstAmount } from '@/features/plan-list/vat/premium.ts';
import { listed } from '@/lib/listed.ts';
import css from './choose-plan.module.css';
import { t } from './texts.ts';

interface Shared {
  others: MotorComparePage['others'];
  csrfToken: string;
  /** `oldId` null fills the open place. */
  onChoose: (newId: number, oldId: number | null) => Promise<void>;
}

/** Another plan in this plan's column: unfolds, so that the head stays calm. */
export function ChoosePlan({ plan, ...shared }: Shared & { plan: { id: number; name: string } }) {
  if (shared.others.length === 0) return null;
  const id = `swap-${plan.id}`;
  return (
    <details className={css.swap}>
      <summary>
        <Icon of={arrowLeftRight} size="s" />
        {t.swap}
        <span className={ground.vh}>: {plan.name}</span>
      </summary>
      <Chooser {...shared} id={id} oldId={plan.id} label={fillMessage(t.swapPlan, plan)}>
        {t.swapButton}
      </Chooser>
    </details>
  );
}

/** The secondary slot, which becomes a column once filled (S1 2); with three plans the list is where to change them. */
export function OpenPlace({ full, ...shared }: Shared & { full: boolean }) {
  if (full || shared.others.length === 0) return <FullSlot list={motorListPaths.products} />;
  return (
    <div className={slotCss.slot}>
      <Icon of={plus} />
      <Chooser {...shared} id="add-plan" oldId={null} label={t.addAnother} shown>
        {t.add}
      </Chooser>
    </div>
  );
}

interface ChooserProps extends Shared {
  id: string;
  oldId: number | null;
  label: string;
  shown?: boolean;
  children: string;
}

function Chooser({ others, csrfToken, onChoose, id, oldId, label, shown, children }: ChooserProps) {
  return (
    <form
      className={css.chooser}
      action={motorListPaths.swap}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const newId = Number(new FormData(form).get('new_product_id'));
        // What the call cannot say the plain form can.
        onChoose(newId, oldId).catch(() => form.submit());
      }}
    >
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="old_product_id" value={oldId ?? ''} />
      <label htmlFor={id} className={shown ? undefined : ground.vh}>
        {label}
      </label>
      <Select id={id} name="new_product_id">
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {listed([other.name, other.insurerName, firstAmount(other, 'always')])}
          </option>
        ))}
      </Select>
      <Button look="line">{children}</Button>
    </form>
  );
}
