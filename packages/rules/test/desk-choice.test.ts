/** What an agent chose to be given next, as the desk's form sends it (decisions A37). */
import { describe, expect, it } from 'vitest';
import { choiceIn, deskLines, everything, noLine, wantedOf } from '../src/desk/desk-choice.ts';
import { emirates } from '../src/emirates.ts';

describe('what an agent is given next', () => {
  it.each([
    [{}, everything],
    [{ lines: 'motor,medical' }, { ...everything, lines: ['medical', 'motor'] }],
    [{ lines: noLine }, { ...everything, lines: [''] }],
    [{ lines: 'boats,,motor,motor' }, { ...everything, lines: ['motor'] }],
    [
      { languages: 'ar,xx', emirates: '2,9,two' },
      { lines: [], languages: ['ar'], emirates: [2] },
    ],
  ])('is read from %j', (fields, choice) => {
    expect(choiceIn(fields)).toEqual(choice);
  });

  it.each([
    [everything, {}],
    [{ ...everything, lines: [...deskLines] }, {}],
    [{ ...everything, emirates: emirates.map(({ id }) => id) }, {}],
    [
      { ...everything, lines: [''], languages: ['ar'] },
      { lines: [''], languages: ['ar'] },
    ],
  ])('takes all of a kind where all or none is ticked: %j', (choice, wanted) => {
    expect(wantedOf(choice)).toEqual(wanted);
  });
});
