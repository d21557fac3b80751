import type { MotorPurchasePage } from '@muqarin/bff/contract/motor-order-pages';
import { fillMessage } from '@muqarin/rules/messages';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, FieldMessage } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { classes } from '@/lib/classes.ts';
import { OrderReceipt } from './order-receipt.tsx';
import pageCss from './purchase.module.css';
import css from './receipt.module.css';
import { t } from './texts.ts';
import tickCss from './tick.module.css';
import type { Purchase } from './use-purchase.ts';

interface Props {
  page: MotorPurchasePage;
  purchase: Purchase;
}

/** Add-ons, promo code and every line of the price; what is chosen here is priced by the server. */
export function Receipt({ page, purchase }: Props) {
  return (
    <aside className={pageCss.aside} aria-busy={purchase.pricing || undefined}>
      <OrderReceipt order={page.order} />
      {page.addons.length > 0 && <Addons page={page} />}
      <Promo page={page} purchase={purchase} />
    </aside>
  );
}

function Addons({ page }: Pick<Props, 'page'>) {
  return (
    <fieldset className={css.addons} id="addons">
      <legend>{t.addonsTitle}</legend>
      {page.addons.map(({ id, name, help, included, selected, chargeFils }) => (
        <label
          key={`${id}${selected}`}
          className={classes(tickCss.tick, css.addon)}
          htmlFor={`addon-${id}`}
        >
          <input
            type="checkbox"
            id={`addon-${id}`}
            name="selected_addons"
            value={id}
            data-price=""
            defaultChecked={selected}
            disabled={included}
          />
          <span>
            {name}
            <small>{help}</small>
          </span>
          <span className={css.charge}>
            {included ? t.included : <Amount fils={chargeFils} mode="motor" />}
          </span>
        </label>
      ))}
      <noscript>
        <Button look="line" name="go" value="addons">
          {t.update}
        </Button>
      </noscript>
    </fieldset>
  );
}

function Promo({ page, purchase }: Props) {
  const { promo } = page.order;
  const said = purchase.promoMessage;
  const confirmed = purchase.errors.find(({ field }) => field === 'promo_code')?.message;
  const bad = confirmed ?? (said && !said.ok ? said.text : undefined);
  return (
    <div className={classes(css.promo, bad && pageCss.bad)}>
      <label className={fieldCss.label} htmlFor="promo_code">
        {t.promo}
      </label>
      <p className={fieldCss.hint} id="promo_code-hint">
        {t.promoHint}
      </p>
      <div aria-live="polite">
        <FieldMessage id="promo_code" error={bad} />
      </div>
      <div className={css.promoRow}>
        <input
          key={promo?.code ?? ''}
          id="promo_code"
          name="promo_code"
          className={fieldCss.input}
          defaultValue={page.texts.promo_code ?? promo?.code ?? ''}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          aria-invalid={bad ? true : undefined}
          aria-describedby={describedBy('promo_code', t.promoHint, bad)}
          onKeyDown={purchase.enterInPromo}
        />
        <Button look="line" name="go" value="promo">
          {t.apply}
        </Button>
      </div>
      <p aria-live="polite" className={css.promoGood}>
        {said?.ok && !bad && (
          <>
            <Icon of={CircleCheck} size="s" />
            <span>{said.text}</span>
          </>
        )}
      </p>
      {promo && (
        <p className={css.promoOn}>
          <span>{fillMessage(t.applied, { code: promo.code, text: promo.text })}</span>
          <Button look="bare" name="go" value="promo-remove">
            {t.remove}
          </Button>
        </p>
      )}
    </div>
  );
}
