import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';
import { calendarDay, dueDays } from './endings.ts';

/** A Friday afternoon in Dubai. */
const at = '2026-11-20T12:00:00.000Z';
const plain: ThankYouPage = {
  kind: 'lead',
  reference: 'MQ-5555-2222',
  policy: null,
  email: null,
  at,
  about: null,
  noProducts: false,
  start: null,
};
const policy = {
  reference: 'PO-1',
  planName: 'Liwan Select',
  insurerName: 'Liwan Insurance',
  grossFils: 1,
  netFils: 1,
  startDate: '2026-12-01',
  unconfirmed: [],
};

describe('the dates of what happens next', () => {
  it('are working days from the day it was sent, and the start of the policy', () => {
    expect(dueDays(plain)).toEqual(['2026-11-23', null, null]);
    expect(dueDays({ ...plain, about: 'claim' })).toEqual(['2026-11-23', '2026-11-24', null]);
    expect(dueDays({ ...plain, about: 'complaint' })).toEqual(['2026-11-22', null, '2026-12-20']);
    expect(dueDays({ ...plain, kind: 'individual', policy })).toEqual([
      '2026-11-23',
      '2026-12-01',
      null,
    ]);
  });

  it('are the day in Dubai, where it may be tomorrow already', () => {
    const late = { ...plain, at: '2026-11-23T21:00:00.000Z' };
    expect(dueDays(late)).toEqual(['2026-11-25', null, null]);
  });

  it('are none where nobody knows when it was sent, or what was asked is a call at a chosen time', () => {
    expect(dueDays({ ...plain, at: null })).toEqual([null, null, null]);
    expect(calendarDay({ ...plain, about: 'contact' })).toBeNull();
  });
});

describe('the entry for a calendar', () => {
  it('is the day the cover starts, whole, with what stands in it escaped and folded', () => {
    const day = calendarDay({ ...plain, kind: 'individual', policy });
    expect(day).toEqual({ day: '2026-12-01', about: 'start' });
    const text = `${'ا'.repeat(60)}; one, two`;
    const file = calendarFile({ id: 'a', made: at, day: '2026-12-31', title: 'Starts', text });
    const lines = file.split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain('DTSTAMP:20261120T120000Z');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ا'.repeat(60)}\\; one\\, two`);
  });
});
