/** "What would change this price": each amount is rated by the same core as the price (features 119). */
import { ageOn, type CivilDate, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import type { Member, RatableAnswers } from '@muqarin/rules/medical/types';
import type { Plan } from './catalogue.ts';
import type { PriceChange } from './change-text.ts';
import { netOfPlan, type RatingTerms } from './rate.ts';
import { ratingRequestOf } from './rating-request.ts';
import { baseRateOf, paysMaternity } from './tariff.ts';

/** As far as a shopper looks ahead; bands are often five years wide. */
const BIRTHDAYS_AHEAD = 5;

type Answers = Pick<RatableAnswers, 'main_emirate' | 'category' | 'members'>;

/** For a plan that can be rated on `day` (ISO); none otherwise. Texts: `change-text.ts`. */
export function priceChanges(
  plan: Plan,
  terms: RatingTerms,
  answers: Answers,
  day: string,
): PriceChange[] {
  const { members: today } = ratingRequestOf(answers, day);
  const net = (asked: Plan, emirateId = answers.main_emirate, members = today): number | null =>
    netOfPlan(asked, terms, { emirateId, day, members });
  const now = net(plan);
  if (now === null) return [];
  return [
    // Ages of that day, but cards and levies of today: one thing changes at a time.
    ...birthdays(plan, answers, day, (on) =>
      net(plan, answers.main_emirate, ratingRequestOf(answers, on).members),
    ),
    ...withoutMaternity(now, net(withoutMaternityRow(plan))),
    ...otherEmirate(plan, answers, now, (emirateId) => net(plan, emirateId)),
    ...(plan.coversPreExisting ? [] : [{ code: 'declared_conditions' as const, values: {} }]),
  ];
}

interface Birthday {
  day: string;
  age: number;
  member: number;
  newBand: boolean;
}

function birthdays(
  plan: Plan,
  answers: Answers,
  day: string,
  netOn: (day: string) => number | null,
): PriceChange[] {
  const coming = answers.members
    .flatMap((member, index) => birthdaysOf(plan, member, index + 1, day))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.member - b.member));
  const you = answers.members.length === 1 && answers.category === 'self';
  const changes: PriceChange[] = [];
  const [next] = coming;
  if (next && !next.newBand && answers.members.length === 1) {
    const { newBand: _, ...values } = next;
    changes.push({ code: you ? 'birthday_same_band' : 'birthday_same_band_member', values });
  }
  const turn = coming.find(({ newBand }) => newBand);
  if (!turn) return changes;
  const { newBand: _, ...values } = turn;
  const netFils = netOn(turn.day);
  if (netFils === null) {
    changes.push({ code: you ? 'birthday_no_rate' : 'birthday_no_rate_member', values });
  } else {
    const code = you ? 'birthday_new_band' : 'birthday_new_band_member';
    changes.push({ code, values: { ...values, netFils } });
  }
  return changes;
}

/** A band is new when another base rate applies, none, or when the maternity row comes or goes. */
function birthdaysOf(plan: Plan, member: Member, number: number, day: string): Birthday[] {
  const on = parseIsoDate(day);
  if (!on) throw new RangeError(`not an ISO day: ${day}`);
  const dob = { year: member.dob_year, month: member.dob_month, day: member.dob_day };
  const today = ageOn(dob, on);
  const card = plan.rateCard;
  const genderId = member.gender_id === 2 ? 2 : 1;
  const at = (age: number) => ({ age, genderId, married: member.marital_status_id === 2 }) as const;
  return Array.from({ length: BIRTHDAYS_AHEAD }, (_, ahead) => {
    const age = today + ahead + 1;
    const newBand =
      baseRateOf(card, at(today)) !== baseRateOf(card, at(age)) ||
      paysMaternity(card, at(today)) !== paysMaternity(card, at(age));
    return { day: dayOfAge(dob, age), age, member: number, newBand };
  });
}

/** The first day on which `ageOn` counts that age: born on 29 February, 1 March in a common year. */
function dayOfAge(dob: CivilDate, age: number): string {
  const birthday = toIsoDate({ ...dob, year: dob.year + age });
  return parseIsoDate(birthday) ? birthday : toIsoDate({ year: dob.year + age, month: 3, day: 1 });
}

function withoutMaternityRow(plan: Plan): Plan {
  return { ...plan, rateCard: { ...plan.rateCard, maternity: null } };
}

function withoutMaternity(now: number, netFils: number | null): PriceChange[] {
  if (netFils === null || netFils === now) return [];
  return [{ code: 'without_maternity', values: { netFils } }];
}

/** The cheapest of the other emirates, if it is not the same price. */
function otherEmirate(
  plan: Plan,
  answers: Answers,
  now: number,
  netIn: (emirateId: number) => number | null,
): PriceChange[] {
  const others = plan.emirateIds.filter((id) => id !== answers.main_emirate);
  const priced = others.flatMap((emirateId) => {
    const netFils = netIn(emirateId);
    return netFils === null || netFils === now ? [] : [{ emirateId, netFils }];
  });
  const [best] = priced.sort((a, b) => a.netFils - b.netFils || a.emirateId - b.emirateId);
  return best ? [{ code: 'other_emirate', values: best }] : [];
}
