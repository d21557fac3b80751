import type { CivilDate } from '@muqarin/rules/dates';
import { registrationYears } from '@muqarin/rules/motor/date-choices';
import { advanceMotor, goBackMotor, openMotorStep } from '@muqarin/rules/motor/journey';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import { toOpenPage } from '@muqarin/rules/motor/return';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import type { DateControl } from '@muqarin/rules/questions/control';
import { useEffect, useState } from 'react';
import { refused } from '@/features/questions/line.ts';
import type { Fields } from '@/lib/post-form.ts';
import {
  goalOf,
  journeyOf,
  type MotorLine,
  type MotorMoved,
  type MotorPlace,
  withInput,
} from './journey.ts';

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
export function useOneScreen({ place, keep }: { place: MotorPlace; keep: () => void }): boolean {
  const [isScripted, setScripted] = useState(false);
  const { step, errors } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    if (isRegistration(step) && errors.length === 0) keep();
    setScripted(true);
  }, []);
  return isScripted && isRegistration(step);
}

/** Next of the one screen: each of the three pages is posted as it is by itself, in their order. */
export function overRegistration(line: MotorLine, here: MotorPlace, fields: Fields): MotorMoved {
  const { today } = line.rules;
  const { returning } = here;
  let journey = openMotorStep(journeyOf(here), PAGES[0], today);
  const { draft } = withInput(journey, fields, today);
  const errors = wrongIn(draft, fields, today);
  if (errors.length > 0) return refused(errors, fields);
  for (const page of PAGES) {
    journey = advanceMotor(journey, page, motorQuestions.read(page, fields), today).journey;
  }
  return {
    saves: PAGES.map((page) => ({ address: line.addressOf(page, returning), fields })),
    to: goalOf(here, returning ? toOpenPage(journey, today) : journey, { wished: null }),
  };
}

/** Previous of the one screen, likewise. */
export function backOverRegistration(
  line: MotorLine,
  here: MotorPlace,
  fields: Fields,
): MotorMoved {
  const { today } = line.rules;
  const saves = [];
  let journey = withInput(journeyOf(here), fields, today);
  // The first page may have none before it.
  for (const _ of PAGES) {
    if (!isRegistration(journey.step)) break;
    saves.push({ address: line.addressOf(journey.step), fields: { ...fields, go: 'previous' } });
    journey = goBackMotor(journey, today);
  }
  return { saves, to: goalOf(here, journey, { wished: null }) };
}

/** Of parts that were left empty nothing is taken from before. */
function wrongIn(draft: MotorDraft, fields: Fields, today: CivilDate) {
  return PAGES.flatMap((page) => {
    const typed = motorQuestions.given(draft, page, motorQuestions.read(page, fields));
    return motorQuestions.check(page, typed, { today });
  });
}
