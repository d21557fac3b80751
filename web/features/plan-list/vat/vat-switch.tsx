import { vatPath } from '@muqarin/bff/contract/list-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import ground from '@/components/ui/ground.module.css';
import switchCss from '@/components/ui/switch.module.css';
import { classes } from '@/lib/classes.ts';
import { reader } from '@/lib/reader.ts';
import { t } from '../mail/texts.ts';
import css from './vat.module.css';

interface Props {
  csrfToken: string;
  /** The page, to come back to. */
  address: string;
  /** Beside other switches: without a word about filters. */
  short?: boolean;
}

/**
 * Swaps the two figures of every premium, here and on each list, comparison and tray from now on. A plain form with or without
 * scripts: the session keeps it, and the page comes back as whoever reads it wants it.
 */
export function VatSwitch({ csrfToken, address, short = false }: Props) {
  const { withVat } = reader();
  return (
    <form className={css.form} action={vatPath} method="post">
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="return" value={address} data-list-address="" />
      <button
        className={classes(switchCss.switch, css.switch)}
        type="submit"
        role="switch"
        aria-checked={withVat}
        name="with_vat"
        value={withVat ? '0' : '1'}
      >
        <span className={switchCss.rail} />
        {t.pricesWithVat}
      </button>
      {!short && (
        <small className={ground.hush}>
          {withVat && <b>{`${t.orderBeforeVat} `}</b>}
          {t.monthIs}
        </small>
      )}
    </form>
  );
}
