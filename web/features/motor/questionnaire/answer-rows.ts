import type { CarNames } from '@muqarin/bff/contract/motor/pages';
import { type CivilDate, formatDate } from '@muqarin/rules/dates';
import { emirates, nameOf } from '@muqarin/rules/emirates';
import { isolated } from '@muqarin/rules/isolate';
import { isWhole } from '@muqarin/rules/motor/date-choices';
import { drivingExperience, noClaimYears } from '@muqarin/rules/motor/lookups';
import { type MotorStep, motorPath } from '@muqarin/rules/motor/questionnaire';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { listNationalities } from '@muqarin/rules/nationalities';
import type { AnswerRowOf } from '@/features/questions/answer-row.ts';
import { listed } from '@/lib/listed.ts';
import { reader, say } from '@/lib/reader.ts';
import type { MotorTexts } from './texts.ts';

/** What was answered so far on the pages of this path, in the order of the questions. */
export function motorRows(
  draft: MotorDraft,
  car: CarNames,
  today: CivilDate,
  { aside: t, yes, no }: MotorTexts['motor'],
): AnswerRowOf<MotorStep>[] {
  const word = (flag: boolean | undefined, ifYes = yes, ifNo = no) =>
    flag === undefined ? undefined : flag ? ifYes : ifNo;
  const day = (date: Partial<CivilDate> | undefined) =>
    isWhole(date) ? formatDate(date) : undefined;
  const said: [MotorStep, string, string | undefined][] = [
    ['variant', t.car, carInWords(draft, car)],
    ['brand_new', t.brandNew, word(draft.is_vehicle_new)],
    ['reg_year', t.registered, day(draft.first_reg_date)],
    ['dob', t.born, day(draft.dob)],
    ['experience', t.experience, nameOf(drivingExperience, draft.uae_drive_exp)],
    ['experience', t.nationality, nameOf(listNationalities(), draft.nationality_id)],
    ['insured', t.insured, word(draft.is_insured)],
    ['expiry', t.expired, day(draft.policy_exp_date)],
    ['test_cert', t.testCert, word(draft.vehicle_test_cert)],
    ['comprehensive', t.cover, word(draft.is_comprehensive, t.comprehensive, t.thirdParty)],
    ['agency', t.repair, word(draft.is_agency_repair, t.agency, t.garage)],
    ['gcc', t.gcc, word(draft.is_gcc_spec)],
    ['no_claim', t.noClaim, nameOf(noClaimYears, draft.is_claims)],
    ['emirate', t.emirate, nameOf(emirates, draft.emirate_id)],
  ];
  const asked: MotorStep[] = [...motorPath(draft, today), 'emirate'];
  return said.flatMap(([step, label, value]) =>
    value === undefined || !asked.includes(step)
      ? []
      : [{ key: label, label, value: say(value), step }],
  );
}

/** "Toyota Camry SE 2.5, 2021", when the variant is chosen; the parts before that are tags. */
function carInWords({ manf_year, variant_id }: MotorDraft, car: CarNames): string | undefined {
  if (variant_id === undefined || car.variant === null) return undefined;
  const names = [car.make, car.model, apart(car.variant)].filter((name) => name);
  return listed([names.join(' '), `${manf_year}`]);
}

/** A variant is of figures and Latin letters, whose order an Arabic line would turn round. */
function apart(variant: string): string {
  return reader().locale === 'ar' ? isolated(variant) : variant;
}
