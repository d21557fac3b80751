import { parseIsoDate, shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { bodyColors, plateColors, plateTypes } from '@muqarin/rules/motor/purchase-lists';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import { FieldGroup } from '@/components/ui/field.tsx';
import checkoutCss from '@/features/checkout/page.module.css';
import { PaperDate } from './paper-date.tsx';
import { PartChoice, PartLine, type PartProps } from './part-fields.tsx';
import css from './purchase.module.css';
import { t } from './texts.ts';

/** The car, and from when it is insured. */
export function CarFields(part: PartProps) {
  const { page, errorOf } = part;
  const { texts, today, lastStart } = page;
  const type = texts.buying_car_type ?? '';
  const [first, last] = [parseIsoDate(today), parseIsoDate(lastStart)];
  return (
    <section className={checkoutCss.part} aria-labelledby="car-title">
      <h2 id="car-title">{t.carTitle}</h2>
      <FieldGroup id="buying_car_type" label={t.carType} error={errorOf('buying_car_type')}>
        {/* No choice is seen as none, and not as an older client's silence. */}
        <input type="hidden" name="buying_car_type" value="" />
        <div className={css.pair}>
          <ChoiceCard
            compact
            id="buying_car_type-1"
            name="buying_car_type"
            value="1"
            label={t.own}
            hint={t.ownHint}
            defaultChecked={type === '1'}
          />
          <ChoiceCard
            compact
            id="buying_car_type-2"
            name="buying_car_type"
            value="2"
            label={t.buying}
            hint={fillMessage(t.buyingHint, { date: shownDate(today) })}
            defaultChecked={type === '2'}
          />
        </div>
      </FieldGroup>
      <div className={css.pair}>
        <PartChoice {...part} name="body_color" label={t.bodyColor} list={bodyColors} />
        <PartChoice {...part} name="plate_color" label={t.plateColor} list={plateColors} />
      </div>
      <div className={css.start}>
        {first && last ? (
          <PaperDate
            name="policy_start_date"
            label={t.start}
            hint={fillMessage(t.startHint, { first: shownDate(today), last: shownDate(lastStart) })}
            value={texts.policy_start_date ?? today}
            error={errorOf('policy_start_date')}
            from={first}
            to={last}
          />
        ) : null}
      </div>
      <PartLine
        {...part}
        name="chassis_no"
        label={t.chassis}
        hint={t.chassisHint}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
    </section>
  );
}

/** What scheme SALAMA asks for besides (S1 5, decisions V22). */
export function SalamaFields(part: PartProps) {
  const weights = [
    ['weightempty', t.emptyWeight],
    ['weightfull', t.fullWeight],
    ['mileage', t.mileage],
  ] as const;
  return (
    <section className={checkoutCss.part} aria-labelledby="salama-title">
      <h2 id="salama-title">{t.salamaTitle}</h2>
      <PartChoice {...part} name="plate_type" label={t.plateType} list={plateTypes} />
      <div className={css.triple}>
        {weights.map(([name, label]) => (
          <PartLine
            key={name}
            {...part}
            name={name}
            label={label}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
    </section>
  );
}
