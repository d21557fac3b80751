/** What an employer compares and proposes, and how it stands in addresses and forms (S0 4, 5, 9; decisions M15, M16, M47, M48). */
import { describe, expect, it } from 'vitest';
import { corporateMessages } from '../src/medical-corporate/messages.ts';
import { proposalMessages } from '../src/medical-corporate/messages-proposal.ts';
import { type GroupPick, toggleGroupCompared } from '../src/medical-corporate/picks.ts';
import {
  compareAddress,
  parseCompareQuery,
  parsePlansByCategory,
  parseProposal,
  plansByCategoryText,
  proposalText,
} from '../src/medical-corporate/picks-wire.ts';
import {
  isOfOtherPairs,
  optionsProblem,
  type PairedPick,
  proposalProblem,
  toggleProposed,
} from '../src/medical-corporate/proposal.ts';

const pick = (category: number, plan: string): GroupPick => ({ category, plan });

describe('the address of a comparison', () => {
  it('is the one of M15, and comes back', () => {
    const picks = [pick(1, '12dattgl3'), pick(1, '15')];
    const address = compareAddress(picks);
    expect(decodeURIComponent(address.split('?')[1] ?? '')).toBe('1={"0":"12dattgl3","1":"15"}');
    const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
    expect(parseCompareQuery(query)).toEqual({ picks, dropped: 0 });
  });

  it('has 0 for a group without categories, also by its name', () => {
    const query = new URLSearchParams(compareAddress([pick(0, '12'), pick(0, '15')]).split('?')[1]);
    expect(parseCompareQuery(Object.fromEntries(query))?.picks).toHaveLength(2);
    expect(parseCompareQuery({ no_cat: '{"0":"12"}' })?.picks).toEqual([pick(0, '12')]);
  });

  it('names no category beside other words of the page', () => {
    expect(parseCompareQuery({ from: '1', differences: '1', a: '7' })).toBeNull();
  });
});

it.each([
  ['{"CAT 1":"12","CAT B":["15","16dattgl4-3"]}', ['1 12', '2 15', '2 16dattgl3-4']],
  ['{"1":{"12":{"total_sum":1}},"no_cat":15}', ['1 12', '0 15']],
  ['{"1":"12,15, 15"}', ['1 12', '1 15']],
  ['{"1":{"0":"12"}}', ['1 12']],
  ['[1,2]', []],
  ['not json', []],
])('reads the plans of %s', (text, expected) => {
  const { picks } = parsePlansByCategory(text);
  expect(picks.map(({ category, plan }) => `${category} ${plan}`)).toEqual(expected);
});

it('writes plans by category and proposals as they are read', () => {
  const rows = [[pick(1, '12'), pick(2, '15dattgl3')], [pick(1, '13')]];
  expect(parseProposal(proposalText(rows)).rows).toEqual(rows);
  expect(parsePlansByCategory(plansByCategoryText(rows.flat())).picks).toEqual([
    pick(1, '12'),
    pick(1, '13'),
    pick(2, '15dattgl3'),
  ]);
});

it('leaves the options of a proposal in their places, and reads a list of them too', () => {
  const rows = [[], [pick(1, '12')], []];
  expect(parseProposal(proposalText(rows)).rows).toEqual(rows);
  expect(parseProposal('{"2": {"CAT A": "12"}}').rows).toEqual([[], [pick(1, '12')]]);
  expect(parseProposal('[{}, {"1": 12}]').rows).toEqual([[], [pick(1, '12')]]);
  expect(parseProposal('{"x": {"1": "12"}, "y": {"1": "?"}}')).toEqual({
    rows: [[pick(1, '12')], []],
    dropped: 1,
  });
  expect(parseProposal('{"99": {"1": "12"}}').rows.length).toBeLessThan(25);
});

it('has three plans of a category at most, and one in an option (S0 9)', () => {
  const row = (...plans: string[]) => plans.map((plan) => pick(1, plan));
  expect(optionsProblem([row('12'), row('13'), row('14'), []])).toBeNull();
  expect(optionsProblem([row('12'), row('13'), row('14'), row('15')])).toBe(
    corporateMessages.proposalAtMostThree,
  );
  expect(optionsProblem([row('12', '13', '14', '15')])).toBe(corporateMessages.proposalAtMostThree);
  expect(optionsProblem([row('12', '13')])).toBe(proposalMessages.onePlanEach);
});

it('takes a plan out whatever its variants', () => {
  expect(toggleGroupCompared([pick(1, '12dattgl3')], pick(1, '12')).picks).toEqual([]);
});

describe('a proposal', () => {
  const paired = (category: number, plan: string, insurerId: number): PairedPick => {
    return { category, plan, insurerId, tpaId: insurerId };
  };
  const add = (rows: readonly (readonly PairedPick[])[], ...picks: PairedPick[]) =>
    picks.reduce((all, one) => toggleProposed(all, one).rows, rows);

  it('ties each option to one insurer and claims handler', () => {
    const rows = add(
      [],
      paired(1, '1', 7),
      paired(1, '2', 8),
      paired(2, '3', 8),
      paired(2, '4', 7),
    );
    expect(rows.map((row) => row.map(({ plan }) => plan))).toEqual([['1', '4'], ['2', '3'], []]);
    expect(rows.some(isOfOtherPairs)).toBe(false);
  });

  it('takes another pair where no option is left for it, and says so', () => {
    const first = add([], paired(1, '1', 7), paired(1, '2', 8), paired(1, '3', 9));
    const rows = add(first, paired(2, '4', 6));
    expect(rows[0]?.map(({ plan }) => plan)).toEqual(['1', '4']);
    expect(rows.map(isOfOtherPairs)).toEqual([true, false, false]);
  });

  it('has three of a category at most', () => {
    const rows = add([], paired(1, '1', 7), paired(1, '2', 7), paired(1, '3', 7));
    const { message, rows: after } = toggleProposed(rows, paired(1, '4', 7));
    expect(message).toBe(corporateMessages.proposalAtMostThree);
    expect(after.flat()).toHaveLength(3);
    expect(toggleProposed(rows, paired(1, '2', 7)).rows.flat()).toHaveLength(2);
  });

  it.each([
    [[], corporateMessages.proposalEmpty],
    [[[], []], corporateMessages.proposalEmpty],
    [[[pick(1, '1')], []], corporateMessages.proposalIncomplete],
    [[[pick(1, '1'), pick(2, '2')], [pick(1, '3')]], corporateMessages.proposalIncomplete],
    [[[pick(1, '1'), pick(2, '2')], []], null],
  ])('of %j is refused with %s', (rows, problem) => {
    expect(proposalProblem(rows, [1, 2])).toBe(problem);
  });
});
