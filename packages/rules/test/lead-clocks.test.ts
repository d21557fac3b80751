/** What whoever left a lead was promised, as a table of times (features 106 and 138). Dubai is four hours ahead. */
import { describe, expect, it } from 'vitest';
import { firstTouchBy, type LeadTimes, leadClocks } from '../src/desk/lead-clocks.ts';

/** By Dubai's clock; 27/11/2026 is a Friday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+04:00`);

describe('the first touch', () => {
  it.each([
    ['in the hours', at(27, '10:00'), at(27, '10:15')],
    ['at their first minute', at(27, '09:00'), at(27, '09:15')],
    ['before them', at(27, '03:00'), at(27, '09:15')],
    ['just in time', at(26, '17:45'), at(26, '18:00')],
    ['over the evening', at(26, '17:50'), at(27, '09:05')],
    ['after them', at(26, '18:00'), at(27, '09:15')],
    ['over a weekend', at(27, '17:50'), at(30, '09:05')],
    ['on a Saturday', at(28, '12:00'), at(30, '09:15')],
  ])('is due %s', (_when, captured, due) => {
    expect(firstTouchBy(captured).toISOString()).toBe(due.toISOString());
  });
});

describe('the clocks of a lead', () => {
  const left: LeadTimes = {
    capturedAt: at(26, '10:00'),
    slot: 'afternoon',
    touchedAt: null,
    calledAt: null,
    isClosed: false,
  };
  const states = (times: Partial<LeadTimes>, now: Date) =>
    leadClocks({ ...left, ...times }, now).map(({ what, state }) => `${what} ${state}`);

  it.each([
    ['at first', {}, at(26, '10:01'), ['first_touch running', 'slot running']],
    ['nobody came', {}, at(26, '10:15'), ['first_touch missed', 'slot running']],
    ['all over', {}, at(26, '18:00'), ['first_touch missed', 'slot missed']],
    [
      'taken in time',
      { touchedAt: at(26, '10:14') },
      at(26, '11:00'),
      ['first_touch met', 'slot running'],
    ],
    [
      'taken late',
      { touchedAt: at(26, '10:15') },
      at(26, '11:00'),
      ['first_touch late', 'slot running'],
    ],
    [
      'called in the slot',
      { touchedAt: at(26, '10:05'), calledAt: at(26, '15:00') },
      at(26, '16:00'),
      ['first_touch met', 'slot met'],
    ],
    [
      'called before it',
      { touchedAt: at(26, '10:05'), calledAt: at(26, '10:06') },
      at(26, '16:00'),
      ['first_touch met', 'slot late'],
    ],
    [
      'called after it',
      { calledAt: at(27, '09:00') },
      at(27, '09:30'),
      ['first_touch late', 'slot late'],
    ],
    ['any time', { slot: 'any' as const }, at(26, '10:01'), ['first_touch running']],
    ['bought meanwhile', { isClosed: true }, at(27, '10:00'), []],
    [
      'bought after a call',
      { isClosed: true, calledAt: at(26, '15:30') },
      at(27, '10:00'),
      ['first_touch late', 'slot met'],
    ],
  ])('%s', (_what, times, now, expected) => {
    expect(states(times, now)).toEqual(expected);
  });

  it.each([
    ['the same day', at(26, '10:00'), at(26, '15:00')],
    ['while it runs', at(26, '16:00'), at(26, '15:00')],
    ['the next day where too little is left', at(26, '17:50'), at(27, '15:00')],
    ['after the weekend', at(27, '17:50'), at(30, '15:00')],
  ])('promise a slot %s', (_when, capturedAt, from) => {
    const slot = leadClocks({ ...left, capturedAt }, capturedAt).find(
      ({ what }) => what === 'slot',
    );
    expect(slot?.from.toISOString()).toBe(from.toISOString());
  });
});
