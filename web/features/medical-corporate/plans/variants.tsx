import type { CorporateTile } from '@muqarin/bff/contract/medical-corporate/pages';
import { Amount } from '@/components/price/amount.tsx';
import boxCss from '@/components/ui/tick-box.module.css';
import { firstFils } from '@/features/plan-list/vat/premium.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import css from './plans.module.css';
import { withVat } from './price-words.ts';

interface Props {
  tile: CorporateTile;
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** What can be taken with a plan, with what it adds for this category. */
export function Variants({ tile, chosen, onChange }: Props) {
  if (tile.variants.length === 0) return null;
  return (
    <fieldset className={css.variants}>
      <legend>{t.variants}</legend>
      {tile.variants.map(({ id, name, help, netFils }) => (
        <label key={id}>
          <input
            className={boxCss.box}
            type="checkbox"
            name="variant"
            value={id}
            checked={chosen.includes(id)}
            onChange={() =>
              onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
            }
          />
          <span>
            {say(name)}
            {help === '' ? null : <small>{say(help)}</small>}
          </span>
          <span className={css.adds}>
            + <Amount fils={firstFils(withVat(netFils))} mode="always" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
