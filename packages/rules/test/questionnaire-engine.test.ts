import { describe, expect, it } from 'vitest';
import { pathOf } from '../src/questions/graph.ts';
import { questionnaireOf } from '../src/questions/questionnaire.ts';
import { flagIn, parsed, textIn } from '../src/questions/read-fields.ts';

interface Draft {
  name?: string;
  away?: boolean;
  city?: string;
  seen?: boolean;
}

type Step = 'name' | 'away' | 'city' | 'end';

const missing = (field: string) => [{ field, message: `${field}?` }];

/** No line of business: what the engine promises to each of them. */
const trip = questionnaireOf<Step, Draft, { cities: readonly string[] }>({
  path: ({ away }) =>
    pathOf<Step, { away: boolean }>(
      {
        first: 'name',
        ways: {
          name: [{ to: 'away' }],
          away: [{ to: 'city', when: { away: true } }, { to: 'end' }],
          city: [{ to: 'end' }],
          end: [],
        },
      },
      { away: away === true },
    ),
  whenAnswered: 'end',
  questions: {
    name: {
      asks: ['name'],
      read: (fields) => (textIn(fields, 'name') === '' ? {} : { name: textIn(fields, 'name') }),
      check: ({ name }) => (name ? [] : missing('name')),
    },
    away: {
      asks: ['away'],
      read: (fields) => parsed({ away: flagIn(fields, 'away') }),
      check: ({ away }) => (away === undefined ? missing('away') : []),
    },
    city: {
      asks: ['city'],
      check: ({ city = '' }, { cities }) => (cities.includes(city) ? [] : missing('city')),
      waits: ({ seen }) => seen !== true,
    },
    end: { asks: [] },
  },
});
const rules = { cities: ['Dubai'] };

describe('a questionnaire that is declared as a table', () => {
  it('moves on with what was posted, by the way that the answers make', () => {
    const named = trip.advance({}, 'name', trip.read('name', { name: ' Sara ' }), rules);
    expect(named).toEqual({ draft: { name: 'Sara' }, step: 'away', outcome: 'moved', errors: [] });
    expect(trip.advance(named.draft, 'away', { away: false }, rules).step).toBe('end');
    expect(trip.advance(named.draft, 'away', { away: true }, rules).step).toBe('city');
  });

  it('stores nothing that is wrong, and takes no older answer for a form that was sent empty', () => {
    const draft = { name: 'Sara' };
    const moved = trip.advance(draft, 'name', trip.read('name', { name: '' }), rules);
    expect(moved).toEqual({ draft, step: 'name', outcome: 'wrong', errors: missing('name') });
    expect(moved.draft).toBe(draft);
  });

  it('leads from a page that may not be open to the first unanswered one', () => {
    expect(trip.advance({}, 'city', { city: 'Dubai' }, rules)).toMatchObject({
      step: 'name',
      draft: {},
    });
    expect(trip.toOpen({ name: 'Sara', away: false }, 'city', rules)).toBe('end');
    expect(trip.firstOpen({ name: 'Sara', away: false }, rules)).toBeNull();
  });

  it('stays where something has to be seen, and goes on when it was', () => {
    const draft = { name: 'Sara', away: true };
    const waiting = trip.advance(draft, 'city', { city: 'Dubai' }, rules);
    expect(waiting).toMatchObject({ outcome: 'notice', step: 'city', draft: { city: 'Dubai' } });
    expect(trip.firstOpen(waiting.draft, rules)).toBe('city');
    const seen = { ...waiting.draft, seen: true };
    expect(trip.advance(seen, 'city', { city: 'Dubai' }, rules)).toMatchObject({ step: 'end' });
    expect(trip.advance(seen, 'end', {}, rules)).toMatchObject({ outcome: 'done', step: 'end' });
  });
});
