import { describe, expect, it } from 'vitest';
import {
  addDays,
  addWorkingDays,
  ageOn,
  compareDates,
  daysInMonth,
  dubaiToday,
  formatDate,
  isRealDate,
  parseIsoDate,
  shownDate,
  shownTime,
  toIsoDate,
} from '../src/dates.ts';
import {
  birthDays,
  birthMonths,
  birthYears,
  parsePickerText,
} from '../src/questions/date-picker.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe('today in Dubai', () => {
  it('changes at 20:00 UTC', () => {
    expect(dubaiToday(new Date('2026-11-21T19:59:59.999Z'))).toEqual(date(2026, 11, 21));
    expect(dubaiToday(new Date('2026-11-21T20:00:00Z'))).toEqual(date(2026, 11, 22));
    expect(dubaiToday(new Date('2026-12-31T20:00:00Z'))).toEqual(date(2027, 1, 1));
  });

  it('agrees with the time zone data on every day of four years', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', dateStyle: 'short' });
    for (let day = 0; day < 4 * 366; day++) {
      const now = new Date(Date.UTC(2024, 0, 1, (day * 7) % 24, 30) + day * 86_400_000);
      expect(toIsoDate(dubaiToday(now))).toBe(zone.format(now));
    }
  });
});

describe('days that exist', () => {
  it.each([
    [date(2024, 2, 29), true],
    [date(2023, 2, 29), false],
    [date(1900, 2, 29), false],
    [date(2000, 2, 29), true],
    [date(2026, 4, 31), false],
    [date(2026, 12, 31), true],
    [date(2026, 13, 1), false],
    [date(2026, 0, 1), false],
    [date(2026, 1, 0), false],
    [date(2026.5, 1, 1), false],
    [date(0, 1, 1), false],
    [date(Number.NaN, 1, 1), false],
  ])('%o: %s', (day, real) => {
    expect(isRealDate(day)).toBe(real);
  });

  it('agrees with the calendar on the length of every month', () => {
    for (let year = 1890; year <= 2110; year++) {
      for (let month = 1; month <= 12; month++) {
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }
    }
  });
});

describe('age', () => {
  it.each([
    [date(1991, 3, 14), date(2026, 3, 13), 34],
    [date(1991, 3, 14), date(2026, 3, 14), 35],
    [date(2004, 2, 29), date(2026, 2, 28), 21],
    [date(2004, 2, 29), date(2026, 3, 1), 22],
    [date(2026, 11, 21), date(2026, 11, 21), 0],
    [date(2026, 11, 22), date(2026, 11, 21), -1],
  ])('born %o, on %o: %i', (dob, day, age) => {
    expect(ageOn(dob, day)).toBe(age);
  });
});

describe('writing and moving dates', () => {
  it('shows dd/mm/yyyy and sends YYYY-MM-DD', () => {
    expect(formatDate(date(1991, 3, 4))).toBe('04/03/1991');
    expect(toIsoDate(date(1991, 3, 4))).toBe('1991-03-04');
    expect(parseIsoDate('1991-03-04')).toEqual(date(1991, 3, 4));
  });

  it.each(['2023-02-29', '1991-3-4', '1991-03-04T00:00', '', 'x'])('does not read %j', (text) => {
    expect(parseIsoDate(text)).toBeNull();
  });

  it('adds days over months and years', () => {
    expect(addDays(date(2026, 11, 21), 60)).toEqual(date(2027, 1, 20));
    expect(addDays(date(2024, 2, 28), 1)).toEqual(date(2024, 2, 29));
    expect(addDays(date(2024, 1, 1), -1)).toEqual(date(2023, 12, 31));
    expect(addDays(date(50, 1, 1), 1)).toEqual(date(50, 1, 2));
  });

  it('counts working days, Monday to Friday', () => {
    const friday = date(2026, 11, 20);
    expect(addWorkingDays(friday, 1)).toEqual(date(2026, 11, 23));
    expect(addWorkingDays(date(2026, 11, 21), 1)).toEqual(date(2026, 11, 23));
    expect(addWorkingDays(date(2026, 11, 23), 2)).toEqual(date(2026, 11, 25));
    expect(addWorkingDays(friday, 0)).toEqual(friday);
  });

  it('orders dates', () => {
    const days = [date(2026, 2, 1), date(2025, 12, 31), date(2026, 1, 31)];
    expect(days.toSorted(compareDates).map(toIsoDate)).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-02-01',
    ]);
  });
});

describe('the date pickers', () => {
  const today = date(2026, 11, 21);

  it('lists years descending, for ages 0 to 120', () => {
    const years = birthYears(today);
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 1906, 121]);
  });

  it('hides the months after the current one in the current year only', () => {
    expect(birthMonths(2026, today)).toHaveLength(11);
    expect(birthMonths(2025, today)).toHaveLength(12);
    expect(birthMonths(undefined, today)).toHaveLength(12);
  });

  it('lists days by month and year, and to today in the current month', () => {
    expect(birthDays(2026, 11, today)).toHaveLength(21);
    expect(birthDays(2025, 11, today)).toHaveLength(30);
    expect(birthDays(2024, 2, today)).toHaveLength(29);
    expect(birthDays(2023, 2, today)).toHaveLength(28);
    expect(birthDays(undefined, 2, today)).toHaveLength(29);
    expect(birthDays(2026, undefined, today)).toHaveLength(31);
  });

  it('takes numbers only, 4 characters for a year and 2 for a day', () => {
    expect(parsePickerText('year', ' 1991 ')).toBe(1991);
    expect(parsePickerText('year', '19915')).toBeUndefined();
    expect(parsePickerText('day', '04')).toBe(4);
    expect(parsePickerText('day', '004')).toBeUndefined();
    expect(parsePickerText('day', '1a')).toBeUndefined();
    expect(parsePickerText('day', '-1')).toBeUndefined();
    expect(parsePickerText('month', '١٢')).toBe(12);
    expect(parsePickerText('month', '')).toBeUndefined();
  });
});

describe('a day as it is shown', () => {
  it('is a day’s own, and of a moment Dubai’s', () => {
    expect(shownDate('2026-11-21')).toBe('21/11/2026');
    expect(shownDate('2026-11-21T22:25:00.000Z')).toBe('22/11/2026');
    expect(shownTime('2026-11-21T22:25:00.000Z')).toBe('22/11/2026 02:25');
  });

  it('is the text itself where that names no day', () => {
    expect(shownDate('')).toBe('');
    expect(shownDate('soon')).toBe('soon');
  });
});
