import { describe, expect, it } from 'vitest';
import { errorsOf } from '../src/checked.ts';
import { carWasAskedFor, checkFindCar } from '../src/motor/find-car.ts';
import {
  isProductAvailable,
  type MotorPage,
  motorRoutes,
  pageAfterChassisUpdate,
  pageAfterLastStep,
  pageAfterRenewal,
  wayOutLeadsTo,
  waysOut,
} from '../src/motor/pages.ts';
import { sentErrors } from './support/sent-errors.ts';

describe('after the last step', () => {
  it.each([
    ['', true, 'noChassis'],
    ['  ', false, 'noChassis'],
    [undefined, true, 'noChassis'],
    ['JTDBR32E720012345', false, 'oops'],
    ['JTDBR32E720012345', true, 'products'],
  ] as const)('chassis %j, available %s: %s', (chassis, available, page) => {
    expect(pageAfterLastStep(chassis, available)).toBe(page);
  });

  it('takes the flag from the list of product ids', () => {
    expect(isProductAvailable([7])).toBe(true);
    for (const ids of [[], undefined, null, '7', { length: 1 }]) {
      expect(isProductAvailable(ids)).toBe(false);
    }
  });

  it('a chassis update leads to the list or to retry', () => {
    expect([1, '1', 0, '0', true, undefined].map(pageAfterChassisUpdate)).toEqual([
      'products',
      'products',
      'retry',
      'retry',
      'retry',
      'retry',
    ]);
  });

  it('a renewal leads to the list or to oops', () => {
    expect(pageAfterRenewal([1])).toBe('products');
    expect(pageAfterRenewal([])).toBe('oops');
  });
});

it('every page that says no leads on to a page that exists', () => {
  const closed = new Set<MotorPage>(['oops', 'noChassis', 'retry']);
  for (const [page, ways] of Object.entries(waysOut)) {
    const ends = ways.flatMap((way) => [...wayOutLeadsTo[way]]);
    for (const end of ends) expect(motorRoutes).toHaveProperty(end);
    expect(
      ends.filter((end) => !closed.has(end)),
      page,
    ).not.toEqual([]);
  }
});

describe('the find-car form', () => {
  const fields = {
    name: 'Noura',
    email: 'n@example.com',
    phone: '0501234567',
    dialCode: '+971',
    emirate: 'Dubai',
    details: 'A pick-up from 2019',
  };

  it('is accepted whole', () => {
    expect(checkFindCar(fields)).toMatchObject({
      ok: true,
      answers: { emirate_id: 2, contact: { fullNumber: '+971501234567' } },
    });
  });

  it.each(['name', 'email', 'phone', 'dialCode', 'emirate', 'details'])('asks for %s', (field) => {
    const checked = checkFindCar({ ...fields, [field]: ' ' });
    expect(checked.ok ? [] : checked.errors.map((error) => error.field)).toEqual([field]);
  });

  it('says what is missing in the order of the form', () => {
    const checked = checkFindCar({});
    const named = checked.ok ? [] : checked.errors.map(({ field }) => field);
    expect(named).toEqual(['details', 'emirate', 'name', 'email', 'phone']);
  });

  it('holds details to 1000 characters', () => {
    expect(checkFindCar({ ...fields, details: 'x'.repeat(1000) }).ok).toBe(true);
    const long = checkFindCar({ ...fields, details: 'x'.repeat(1001) });
    expect(sentErrors(errorsOf(long))).toEqual([
      { field: 'details', message: 'Please enter at most 1000 characters.' },
    ]);
  });

  it('leads to /thank-you on message.status 1 only', () => {
    expect([1, '1', 0, true].map((status) => carWasAskedFor({ message: { status } }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    for (const body of [null, 'x', {}, { message: 1 }, { status: 1 }]) {
      expect(carWasAskedFor(body)).toBe(false);
    }
  });
});
