import { describe, expect, it } from 'vitest';
import { parseFlag } from '../src/calls/flags.ts';
import { emirates } from '../src/emirates.ts';
import { parseChassis } from '../src/motor/chassis.ts';
import { driverBirthYears, expiryYears, registrationYears } from '../src/motor/date-choices.ts';
import {
  drivingExperience,
  NATIONALITIES_ITEM,
  noClaimYears,
  questionnaireChoices,
  questionnaireData,
} from '../src/motor/lookups.ts';
import { listNationalities } from '../src/nationalities.ts';
import { isNationality, nationalityId } from '../src/nationality-ids.ts';
import { today } from './motor-fixtures.ts';

describe('the nationalities', () => {
  it('are item 8 of the questionnaire data and found by name too', () => {
    expect(questionnaireData()[NATIONALITIES_ITEM]).toEqual(listNationalities());
    expect(questionnaireChoices().nationalities).toEqual(listNationalities());
    expect(questionnaireData().at(-1)).toBe(emirates);
  });

  it('begin with the UAE, have ids of their own, and leave territories out', () => {
    const list = listNationalities();
    expect(list[0]).toEqual({ id: nationalityId('AE'), name: 'United Arab Emirates' });
    expect(new Set(list.map((row) => row.id)).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(190);
    expect(list.length).toBeLessThan(200);
    const names = list.map((row) => row.name);
    expect(names).toEqual(expect.arrayContaining(['India', 'Pakistan', 'Egypt', 'Philippines']));
    for (const name of ['Guam', 'Hong Kong', 'Réunion']) expect(names).not.toContain(name);
  });

  it('keep their ids', () => {
    expect(['AE', 'IN', 'ZW'].map(nationalityId)).toEqual([105, 914, 2623]);
    expect(isNationality(914)).toBe(true);
    for (const id of [0, 1, nationalityId('GU'), '914', Number.NaN]) {
      expect(isNationality(id)).toBe(false);
    }
  });
});

it('experience and claim-free years run from 0 to 5 or more', () => {
  for (const table of [drivingExperience, noClaimYears]) {
    expect(table.map((row) => row.id)).toEqual([0, 1, 2, 3, 4, 5]);
  }
});

describe('the years to choose from', () => {
  it('of birth run from 18 to 130 years ago', () => {
    const years = driverBirthYears(today);
    expect([years[0], years.at(-1), years.length]).toEqual([2008, 1896, 113]);
  });

  it('of expiry run from this year back 10', () => {
    expect(expiryYears(today)).toEqual([
      2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016,
    ]);
  });

  it('of registration run from the year before the model year', () => {
    expect(registrationYears(2024, today)).toEqual([2026, 2025, 2024, 2023]);
    expect(registrationYears(2027, today)).toEqual([2026]);
    expect(registrationYears(2029, today)).toEqual([2026]);
  });
});

describe('a chassis number', () => {
  it.each([
    ['jtdbr32e720012345', 'JTDBR32E720012345', false],
    ['JTD BR32-E7200 12345', 'JTDBR32E720012345', false],
    ['٥TDBR32E720012345', '5TDBR32E720012345', false],
    ['VIN0IOQ', 'VIN0IOQ', true],
    ['12345', '12345', true],
  ])('%s is %s', (typed, chassis_no, short) => {
    expect(parseChassis(typed)).toEqual({ ok: true, chassis_no, short });
  });

  it.each([
    '',
    '1234',
    'JTDBR32E72001234I',
    'JTDBR32E7200123456',
    'JTDBR32E72001234!',
    'x'.repeat(99),
  ])('%j is none', (typed) => {
    expect(parseChassis(typed)).toEqual({ ok: false });
  });
});

it('reads yes and no as clients write them', () => {
  for (const yes of [true, 1, '1', 'true', 'Yes', ' on ']) expect(parseFlag(yes)).toBe(true);
  for (const no of [false, 0, '0', 'FALSE', 'no']) expect(parseFlag(no)).toBe(false);
  for (const none of [2, '', 'maybe', null, undefined, [1], {}]) {
    expect(parseFlag(none)).toBeUndefined();
  }
});
