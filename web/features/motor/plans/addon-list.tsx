import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { addonCharge } from '@muqarin/rules/motor/totals';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import boxCss from '@/components/ui/tick-box.module.css';
import { say } from '@/lib/reader.ts';
import type { ListedPlan } from './plan-prices.ts';
import css from './plan-tile.module.css';
import { t } from './texts.ts';
import type { TileShared } from './tile-shared.ts';

interface Props {
  plan: ListedPlan;
  shared: Pick<TileShared, 'seats'>;
  onAddons: (id: number, addonIds: readonly number[]) => void;
}

/** The plan's add-ons with what each costs for this car; a tick is in the total at once (S1 4). */
export function AddonList({ plan: { tile, addonIds }, shared, onAddons }: Props) {
  if (tile.addons.length === 0) return <p className={ground.hush}>{t.noAddons}</p>;
  const toggle = (id: number) =>
    onAddons(
      tile.id,
      addonIds.includes(id) ? addonIds.filter((other) => other !== id) : [...addonIds, id],
    );
  return (
    <>
      <ul className={css.addons}>
        {tile.addons.map(({ id, name, help, included, perPassenger, unitFils }) => {
          const offer = { addon_id: id, chargeFils: unitFils, perSeat: perPassenger };
          return (
            <li key={id}>
              <label className={css.addon}>
                <input
                  type="checkbox"
                  className={boxCss.box}
                  name="addon"
                  value={id}
                  checked={included || addonIds.includes(id)}
                  disabled={included}
                  onChange={() => toggle(id)}
                />
                <span>
                  {name}
                  <small>{help}</small>
                </span>
                <span className={css.charge}>
                  {included ? (
                    t.included
                  ) : (
                    <Amount fils={addonCharge(offer, shared.seats)} mode="always" />
                  )}
                  {perPassenger && !included && (
                    <small>
                      {fillMessage(t.perPassenger, {
                        amount: say(formatAed(unitFils, 'always')),
                        count: shared.seats - 1,
                      })}
                    </small>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <Button
        look="line"
        className={css.onlyPlain}
        formAction={motorListPaths.addons}
        name="product_id"
        value={tile.id}
      >
        {t.updateTotal}
      </Button>
    </>
  );
}
