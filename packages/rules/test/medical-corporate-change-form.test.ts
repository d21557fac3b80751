/** The days of people who join or leave: one text, or three lists. */
import { describe, expect, it } from 'vitest';
import { dayOf, partsOfDay, readChangeRows } from '../src/medical-corporate/change-form.ts';

const born = (fields: Record<string, string>) =>
  readChangeRows({ join_0_name: 'Dana', ...fields }).joins[0]?.birth_date;

const lists = (year: string, month: string, day: string) => ({
  'join_0_birth_date[year]': year,
  'join_0_birth_date[month]': month,
  'join_0_birth_date[day]': day,
});

describe('a day of a change', () => {
  it('comes from three lists as an ISO day', () => {
    expect(born(lists('1996', '5', '1'))).toBe('1996-05-01');
    expect(born(lists('', '', ''))).toBe('');
  });

  it('comes as one text, which stands before the lists', () => {
    expect(born({ join_0_birth_date: '01/05/1996' })).toBe('01/05/1996');
    expect(born({ ...lists('2000', '1', '1'), join_0_birth_date: '01/05/1996' })).toBe(
      '01/05/1996',
    );
  });

  it('keeps what was chosen of one that is not whole, which is no day', () => {
    const half = born(lists('1996', '', '1')) ?? '';
    expect(dayOf(half)).toBe(half);
    expect(partsOfDay(half)).toEqual({ year: '1996', month: '', day: '1' });
  });

  it('is shown in three lists however it was typed', () => {
    for (const text of ['1996-05-01', '01/05/1996', '1 May 1996'])
      expect(partsOfDay(text)).toEqual({ year: '1996', month: '5', day: '1' });
    expect(partsOfDay('soon')).toEqual({ year: '', month: '', day: '' });
  });
});
