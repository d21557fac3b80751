import checkoutCss from '@/features/checkout/page.module.css';
import { DateSelects } from './date-selects.tsx';
import { PartLine, type PartProps } from './part-fields.tsx';
import { t } from './texts.ts';
import { yearRange } from './year-range.ts';

/** What stands on the driver's and the car's papers. */
export function PaperFields(part: PartProps) {
  const { page, errorOf } = part;
  const { texts, today } = page;
  const year = Number(today.slice(0, 4));
  return (
    <section className={checkoutCss.part} aria-labelledby="papers-title">
      <h2 id="papers-title">{t.papersTitle}</h2>
      <PartLine
        {...part}
        name="emirate_no"
        label={t.emiratesId}
        hint={t.emiratesIdHint}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
      />
      <PartLine
        {...part}
        name="plate_no"
        label={t.plate}
        hint={t.plateHint}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
      />
      <DateSelects
        name="license_issue_date"
        label={t.issued}
        value={texts.license_issue_date ?? ''}
        error={errorOf('license_issue_date')}
        years={yearRange(year, year - 60)}
      />
      <DateSelects
        name="license_expiry_date"
        label={t.expires}
        value={texts.license_expiry_date ?? ''}
        error={errorOf('license_expiry_date')}
        years={yearRange(year, year + 15)}
      />
      <PartLine {...part} name="license_no" label={t.licence} dir="ltr" autoComplete="off" />
      <PartLine
        {...part}
        name="tcf_no"
        label={t.tcf}
        hint={t.tcfHint}
        dir="ltr"
        autoComplete="off"
      />
    </section>
  );
}

export function HolderFields(part: PartProps) {
  return (
    <section className={checkoutCss.part} aria-labelledby="holder-title">
      <h2 id="holder-title">{t.holderTitle}</h2>
      <PartLine
        {...part}
        name="policyholder_name"
        label={t.holder}
        hint={t.holderHint}
        autoComplete="name"
      />
      <PartLine
        {...part}
        name="occupation"
        label={t.occupation}
        autoComplete="organization-title"
      />
    </section>
  );
}
