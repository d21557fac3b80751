import type { CivilDate } from '@muqarin/rules/dates';
import { registrationYears } from '@muqarin/rules/motor/date-choices';
import { advanceMotor, goBackMotor, openMotorStep } from '@muqarin/rules/motor/journey';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import { toOpenPage } from '@muqarin/rules/motor/return';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import type { DateControl } from '@muqarin/rules/questions/control';
import { useEffect, useState } from 'react';
import { byFormName } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import type { MotorActs } from './acts.ts';
import { postAddress, stepAddress } from './addresses.ts';
import { journeyOf, type MotorPlace, withInput } from './use-place.ts';

/** Three pages of S1 2, in their order: where scripts run they stand on one screen, whichever of them is open. */
const PAGES = ['reg_year', 'reg_month', 'reg_day'] as const;

export function isRegistration(step: MotorStep): boolean {
  return PAGES.some((page) => page === step);
}

/** The date of the one screen: its parts are the fields of the three pages. */
export function registrationDate({ manf_year }: MotorDraft): DateControl<MotorDraft> {
  const [year, month, day] = PAGES;
  return {
    kind: 'date',
    name: 'reg-group',
    names: { year, month, day },
    label: 'registration.label',
    date: ({ first_reg_date }) => first_reg_date,
    years: (today) => registrationYears(manf_year ?? today.year, today),
  };
}

/** Whether the date is asked at once. What was chosen before the page was hydrated is part of it. */
export function useOneScreen(
  q: { place: MotorPlace; keep: (fields: Fields) => unknown },
  fields: () => Fields,
): boolean {
  const [isScripted, setScripted] = useState(false);
  const { step, errors } = q.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    if (isRegistration(step) && errors.length === 0) q.keep(fields());
    setScripted(true);
  }, []);
  return isScripted && isRegistration(step);
}

/** Next and Previous of the one screen: each of the three pages is posted as it is by itself, in their order. */
export function registrationActs({ latest, today, saving, stayWith, go }: MotorActs) {
  return {
    nextRegistration(fields: Fields): void {
      const here = latest.current;
      const { returnTo } = here;
      let journey = openMotorStep(journeyOf(here), PAGES[0], today);
      const { draft } = withInput(journey, fields, today);
      const errors = wrongIn(draft, fields, today);
      if (errors.length > 0) {
        stayWith({ errors: byFormName(errors), fromServer: false });
        return;
      }
      for (const page of PAGES) {
        saving.save(postAddress(page, returnTo, null), fields);
        const input = motorQuestions.read(page, fields);
        journey = advanceMotor(journey, page, input, today).journey;
      }
      go(returnTo ? toOpenPage(journey, today) : journey, { wished: null });
    },
    previousRegistration(fields: Fields): void {
      let journey = withInput(journeyOf(latest.current), fields, today);
      // The first page may have none before it.
      for (const _ of PAGES) {
        if (!isRegistration(journey.step)) break;
        saving.save(stepAddress(journey.step), { ...fields, go: 'previous' });
        journey = goBackMotor(journey, today);
      }
      go(journey, { wished: null });
    },
  };
}

/** Of parts that were left empty nothing is taken from before. */
function wrongIn(draft: MotorDraft, fields: Fields, today: CivilDate) {
  return PAGES.flatMap((page) => {
    const typed = motorQuestions.given(draft, page, motorQuestions.read(page, fields));
    return motorQuestions.check(page, typed, { today });
  });
}
