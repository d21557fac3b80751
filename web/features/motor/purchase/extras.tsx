import type { MotorPurchasePage } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import { circleCheck } from '@/components/ui/drawings.ts';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, FieldMessage } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Tick } from '@/components/ui/tick.tsx';
import checkoutCss from '@/features/checkout/page.module.css';
import { classes } from '@/lib/classes.ts';
import css from './extras.module.css';
import pageCss from './purchase.module.css';
import { t } from './texts.ts';
import type { Purchase } from './use-purchase.ts';

interface Props {
  page: MotorPurchasePage;
  purchase: Purchase;
}

/** Add-ons and the promo code; what is chosen here is priced by the server. */
export function Extras({ page, purchase }: Props) {
  return (
    <section className={checkoutCss.part} aria-labelledby="extras-title">
      <h2 id="extras-title">{page.addons.length > 0 ? t.extras : t.promo}</h2>
      {page.addons.length > 0 && <Addons page={page} />}
      <Promo page={page} purchase={purchase} />
    </section>
  );
}

function Addons({ page }: Pick<Props, 'page'>) {
  return (
    <fieldset className={css.addons} id="addons">
      <legend>{t.addonsTitle}</legend>
      {page.addons.map(({ id, name, help, included, selected, chargeFils }) => (
        <Tick
          key={`${id}${selected}`}
          className={css.addon}
          id={`addon-${id}`}
          name="selected_addons"
          value={id}
          data-price=""
          defaultChecked={selected}
          disabled={included}
        >
          <span>
            {name}
            <small>{help}</small>
          </span>
          <span className={css.charge}>
            {included ? t.included : <Amount fils={chargeFils} mode="always" />}
          </span>
        </Tick>
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
      {/* One place for all that may come of it, always kept: the answer may take its time. */}
      <div className={css.promoSaid}>
        <div aria-live="polite">
          <FieldMessage id="promo_code" error={bad} />
          {!bad && (said?.ok || promo) && (
            <p className={css.promoGood}>
              <Icon of={circleCheck} size="s" />
              <span>
                {said?.ok
                  ? said.text
                  : fillMessage(t.applied, { code: promo?.code ?? '', text: promo?.text ?? '' })}
              </span>
            </p>
          )}
        </div>
        {promo && (
          <Button look="bare" name="go" value="promo-remove">
            {t.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
