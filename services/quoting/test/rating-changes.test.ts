import { describe, expect, it } from 'vitest';
import { changeText } from '../src/domain/medical/change-text.ts';
import { priceChanges } from '../src/domain/medical/counterfactual.ts';
import { ratePlan } from '../src/domain/medical/rate.ts';
import { ratingRequestOf } from '../src/domain/medical/rating-request.ts';
import { liwanCatalogue, liwanSelect } from './support/worked-example.ts';

const woman = bornOn(1991, 3, 14, 2, 2);
const day = '2025-11-20';

describe('what would change this price (features 119)', () => {
  it('reads as on the plan list, with amounts rated by the core', () => {
    expect(sentences([woman])).toEqual([
      'From 14/03/2026 you rate as 35: still the same band.',
      'From 14/03/2027 you rate as 36: the net premium is then AED 4,556.58.',
      'Without maternity the net premium is AED 3,771.64.',
      'In Sharjah the net premium is AED 4,181.',
      'Declared conditions may add a loading. You will see it before you pay.',
    ]);
  });

  it('names an amount that re-rating on that birthday gives to the fils', () => {
    const change = changes([woman]).find(({ code }) => code === 'birthday_new_band');
    const { members } = ratingRequestOf({ main_emirate: 2, members: [woman] }, '2027-03-14');
    const rated = ratePlan(liwanSelect, liwanCatalogue, { emirateId: 2, day, members });
    expect(rated.ok && rated.price.netFils).toBe(change?.values.netFils);
  });

  it('names the first person whose band changes when there are several', () => {
    const sister = bornOn(1995, 2, 28, 2, 1);
    expect(sentences([woman, sister])[0]).toBe(
      'From 28/02/2026 person 2 rates as 31: the net premium is then AED 7,989.64.',
    );
  });

  it('says when the plan has no rate after a birthday, 1 March for one born on 29 February', () => {
    const man = bornOn(1992, 2, 29, 1, 1);
    expect(sentences([man])).toContain(
      'From 29/02/2028 you rate as 36: this plan has no rate for that age.',
    );
    expect(sentences([man])[0]).toBe('From 01/03/2026 you rate as 34: still the same band.');
  });

  it('says nothing about a plan that cannot be quoted, and no loading where conditions are covered', () => {
    expect(changes([bornOn(1950, 1, 1, 2, 1)])).toEqual([]);
    const covers = { ...liwanSelect, coversPreExisting: true };
    const codes = priceChanges(covers, liwanCatalogue, answers([woman]), day).map((c) => c.code);
    expect(codes).not.toContain('declared_conditions');
  });
});

function sentences(members: readonly Person[]): string[] {
  return changes(members).map((change) => changeText(change).replaceAll('\u00a0', ' '));
}

function changes(members: readonly Person[]) {
  return priceChanges(liwanSelect, liwanCatalogue, answers(members), day);
}

function answers(members: readonly Person[]) {
  return { main_emirate: 2, category: 'self' as const, members: [...members] };
}

type Person = ReturnType<typeof bornOn>;

function bornOn(year: number, month: number, dayOfMonth: number, gender: 1 | 2, marital: 1 | 2) {
  return {
    dob_year: year,
    dob_month: month,
    dob_day: dayOfMonth,
    gender_id: gender,
    marital_status_id: marital,
    relation_id: 1,
  };
}
