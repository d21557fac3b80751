import type { MotorPurchasePage } from '@muqarin/bff/contract/motor-order-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/messages';
import { bodyColors, plateColors, plateTypes } from '@muqarin/rules/motor/purchase-lists';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import { describedBy, Field, FieldGroup } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { say } from '@/lib/reader.ts';
import { DateSelects } from './date-selects.tsx';
import css from './purchase.module.css';
import { t } from './texts.ts';

export interface PartProps {
  page: MotorPurchasePage;
  errorOf: (field: string) => string | undefined;
}

export function CarFields({ page, errorOf }: PartProps) {
  const { texts, today, lastStart } = page;
  const type = texts.buying_car_type ?? '';
  return (
    <section className={css.part} aria-labelledby="car-title">
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
        <Listed name="body_color" label={t.bodyColor} list={bodyColors} {...{ page, errorOf }} />
        <Listed name="plate_color" label={t.plateColor} list={plateColors} {...{ page, errorOf }} />
      </div>
      <div className={css.start}>
        <DateSelects
          name="policy_start_date"
          label={t.start}
          hint={fillMessage(t.startHint, { first: shownDate(today), last: shownDate(lastStart) })}
          value={texts.policy_start_date ?? today}
          error={errorOf('policy_start_date')}
          years={yearsBetween(today, lastStart)}
        />
      </div>
      <TextField
        name="chassis_no"
        label={t.chassis}
        hint={t.chassisHint}
        error={errorOf('chassis_no')}
        defaultValue={texts.chassis_no ?? ''}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
    </section>
  );
}

export function PaperFields({ page, errorOf }: PartProps) {
  const { texts, today } = page;
  const year = Number(today.slice(0, 4));
  return (
    <section className={css.part} aria-labelledby="papers-title">
      <h2 id="papers-title">{t.papersTitle}</h2>
      <TextField
        name="emirate_no"
        label={t.emiratesId}
        hint={t.emiratesIdHint}
        error={errorOf('emirate_no')}
        defaultValue={texts.emirate_no ?? ''}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        name="plate_no"
        label={t.plate}
        hint={t.plateHint}
        error={errorOf('plate_no')}
        defaultValue={texts.plate_no ?? ''}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
      />
      <DateSelects
        name="license_issue_date"
        label={t.issued}
        value={texts.license_issue_date ?? ''}
        error={errorOf('license_issue_date')}
        years={range(year, year - 60)}
      />
      <DateSelects
        name="license_expiry_date"
        label={t.expires}
        value={texts.license_expiry_date ?? ''}
        error={errorOf('license_expiry_date')}
        years={range(year, year + 15)}
      />
      <TextField
        name="license_no"
        label={t.licence}
        error={errorOf('license_no')}
        defaultValue={texts.license_no ?? ''}
        dir="ltr"
        autoComplete="off"
      />
      <TextField
        name="tcf_no"
        label={t.tcf}
        hint={t.tcfHint}
        defaultValue={texts.tcf_no ?? ''}
        dir="ltr"
        autoComplete="off"
      />
    </section>
  );
}

export function HolderFields({ page: { texts }, errorOf }: PartProps) {
  return (
    <section className={css.part} aria-labelledby="holder-title">
      <h2 id="holder-title">{t.holderTitle}</h2>
      <TextField
        name="policyholder_name"
        label={t.holder}
        hint={t.holderHint}
        error={errorOf('policyholder_name')}
        defaultValue={texts.policyholder_name ?? ''}
        autoComplete="name"
      />
      <TextField
        name="occupation"
        label={t.occupation}
        error={errorOf('occupation')}
        defaultValue={texts.occupation ?? ''}
        autoComplete="organization-title"
      />
    </section>
  );
}

/** What scheme SALAMA asks for besides (S1 5, decisions V22). */
export function SalamaFields({ page, errorOf }: PartProps) {
  const { texts } = page;
  const weights = [
    ['weightempty', t.emptyWeight],
    ['weightfull', t.fullWeight],
    ['mileage', t.mileage],
  ] as const;
  return (
    <section className={css.part} aria-labelledby="salama-title">
      <h2 id="salama-title">{t.salamaTitle}</h2>
      <Listed name="plate_type" label={t.plateType} list={plateTypes} {...{ page, errorOf }} />
      <div className={css.triple}>
        {weights.map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            error={errorOf(name)}
            defaultValue={texts[name] ?? ''}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
    </section>
  );
}

interface ListedProps extends PartProps {
  name: string;
  label: string;
  list: readonly string[];
}

function Listed({ name, label, list, page, errorOf }: ListedProps) {
  const error = errorOf(name);
  return (
    <Field id={name} label={label} error={error}>
      <Select
        id={name}
        name={name}
        defaultValue={page.texts[name] ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, undefined, error)}
      >
        <option value="">{t.choosePlease}</option>
        {list.map((item) => (
          <option key={item} value={item}>
            {say(item)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function yearsBetween(first: string, last: string): number[] {
  return range(Number(first.slice(0, 4)), Number(last.slice(0, 4)));
}

function range(from: number, to: number): number[] {
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}
