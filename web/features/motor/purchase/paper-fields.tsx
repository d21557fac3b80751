import { addDays, parseIsoDate } from '@muqarin/rules/dates';
import checkoutCss from '@/features/checkout/page.module.css';
import { PaperDate } from './paper-date.tsx';
import { PartLine, type PartProps } from './part-fields.tsx';
import { t } from './texts.ts';

/** What stands on the driver's and the car's papers. */
export function PaperFields(part: PartProps) {
  const { page, errorOf } = part;
  const { texts, today } = page;
  const day = parseIsoDate(today);
  if (!day) return null;
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
      <PaperDate
        name="license_issue_date"
        label={t.issued}
        value={texts.license_issue_date ?? ''}
        error={errorOf('license_issue_date')}
        from={day}
        to={{ year: day.year - 60, month: 1, day: 1 }}
      />
      <PaperDate
        name="license_expiry_date"
        label={t.expires}
        value={texts.license_expiry_date ?? ''}
        error={errorOf('license_expiry_date')}
        from={addDays(day, 1)}
        to={{ year: day.year + 15, month: 12, day: 31 }}
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
