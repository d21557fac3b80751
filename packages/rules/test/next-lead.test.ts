/** The next lead by rule: by the hour in Dubai, and what an agent chose. */
import { describe, expect, it } from 'vitest';
import { nextRounds } from '../src/desk/next-lead.ts';

/** By Dubai's clock. */
const at = (time: string) => new Date(`2026-11-26T${time}:00+04:00`);
const all = { lines: null, languages: null, emirates: null };

describe('the next lead', () => {
  it.each([
    ['08:59', []],
    ['09:00', ['morning', 'any']],
    ['11:59', ['morning', 'any']],
    ['12:00', ['midday', 'any']],
    ['14:59', ['midday', 'any']],
    ['15:00', ['afternoon', 'any']],
    ['17:59', ['afternoon', 'any']],
    ['18:00', []],
  ])('at %s is looked for in %j', (time, slots) => {
    expect(nextRounds(at(time), {}).map(({ slot }) => slot)).toEqual(slots);
  });

  it.each([
    ['nothing', {}, all],
    ['empty choices', { lines: [], languages: [], emirates: [] }, all],
    ['lines', { lines: ['motor', '', 'motor'] }, { ...all, lines: ['motor', ''] }],
    ['languages', { languages: ['ar'] }, { ...all, languages: ['ar'] }],
    [
      'emirates, with those that nobody asked',
      { emirates: [3, 1] },
      { ...all, emirates: [0, 3, 1] },
    ],
    [
      'all three',
      { lines: ['medical'], languages: ['en', 'ur'], emirates: [3] },
      { lines: ['medical'], languages: ['en', 'ur'], emirates: [0, 3] },
    ],
  ])('is of what was chosen: %s', (_what, wanted, chosen) => {
    expect(nextRounds(at('10:00'), wanted)).toEqual([
      { slot: 'morning', ...chosen },
      { slot: 'any', ...chosen },
    ]);
  });
});
