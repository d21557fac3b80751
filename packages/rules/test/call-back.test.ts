/** When somebody is to be called back (decisions X11): a day in three lists, and a quarter of an hour of those in which they may be called. */
import { describe, expect, it } from 'vitest';
import { callBackAt, callBackRange, callBackTimes, chosenCallBack } from '../src/desk/call-back.ts';

const chosen = (day: string, time: string) => ({
  'call_back[year]': '2026',
  'call_back[month]': '12',
  'call_back[day]': day,
  call_back_time: time,
});

describe('a call back', () => {
  it('is offered in quarters of the hours that the law leaves', () => {
    expect(callBackTimes).toHaveLength(36);
    expect([callBackTimes[0], callBackTimes[1], callBackTimes.at(-1)]).toEqual([
      '09:00',
      '09:15',
      '17:45',
    ]);
  });

  it('is offered for sixty days', () => {
    const first = { year: 2026, month: 11, day: 27 };
    expect(callBackRange(first)).toEqual({ first, last: { year: 2027, month: 1, day: 26 } });
  });

  it('is read by the clock of Dubai', () => {
    expect(callBackAt(chosen('1', '09:15'))).toBe('2026-12-01T05:15:00.000Z');
  });

  it.each([
    ['32', '09:15'],
    ['', '09:15'],
    ['1', ''],
    ['1', '08:45'],
    ['1', '18:00'],
    ['1', '09:10'],
    ['x', '09:15'],
  ])('is none on day %j at %j', (day, time) => {
    expect(callBackAt(chosen(day, time))).toBeNull();
  });

  it('comes back as far as it was chosen', () => {
    expect(chosenCallBack(chosen('<b>', '18:00'))).toEqual({
      year: '2026',
      month: '12',
      day: '',
      time: '',
    });
  });
});
