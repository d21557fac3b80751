/** Two staff lists of a group: who is one person, and what each change costs. */
import { describe, expect, it } from 'vitest';
import { allot } from '../src/allot.ts';
import type { AnonymousPerson } from '../src/medical-corporate/census/anonymous.ts';
import { compareLists, type PricedList } from '../src/medical-corporate/census/compare.ts';
import { findColumns } from '../src/medical-corporate/census/find-columns.ts';
import { matchPeople, type Pair } from '../src/medical-corporate/census/match.ts';
import { memberParts, memberShares } from '../src/medical-corporate/census/member-shares.ts';
import { readPeople } from '../src/medical-corporate/census/people.ts';
import type { PricedRow } from '../src/medical-corporate/price-picture.ts';

const today = { year: 2026, month: 11, day: 24 };

function listOf(...lines: readonly string[]) {
  const rows = lines.map((line) => line.split(',').map((cell) => cell || null));
  const found = findColumns(rows, today);
  if (!found) throw new Error('no headers');
  const { columns, firstRow } = found;
  return { people: readPeople(rows, { columns, firstRow, today }).people, rows, columns };
}

const sorted = (pairs: readonly Pair[]) => pairs.toSorted(([one], [other]) => one - other);

describe('one person of two lists', () => {
  const heads = 'Staff ID,Name,Relation,Principal ID,Gender,DOB,Salary,Category';
  const omar = 'E1,Omar Saleh,Employee,,M,14/03/1980,9000,A';
  const noor = ',Noor Saleh,Wife,E1,F,02/05/1984,,';
  const ravi = 'E2,Ravi Menon,Employee,,M,01/01/1990,3000,B';
  const was = listOf(heads, omar, noor, ravi);
  const pairsTo = (...lines: string[]) => matchPeople(was, listOf(...lines));

  it('is known wherever the row stands, by number, by name and birth date, and by family', () => {
    expect(sorted(pairsTo(heads, ravi, omar, noor))).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
    const renamed = noor.replace('Noor Saleh', 'N. Saleh');
    expect(pairsTo(heads, omar, renamed, ravi)).toHaveLength(3);
    const renumbered = omar.replace('E1', 'X9');
    expect(pairsTo(heads, renumbered, noor.replace('E1', 'X9'), ravi)).toHaveLength(3);
  });

  it('is nobody where two could be the one', () => {
    const twins = 'Name,Sex,Age,Salary\nAli,M,30,9000\nAli,M,30,9000'.split('\n');
    const list = listOf(...twins);
    expect(matchPeople(list, listOf(...twins))).toEqual([]);
    const another = ravi.replace('E2,Ravi Menon', 'E3,Ivan Petrov').replace('1990', '1991');
    expect(pairsTo(heads, omar, noor, another)).toHaveLength(2);
  });

  it('may be a dependant who is only counted', () => {
    const counted = listOf('Staff ID,Sex,Age,Salary,Children', 'E1,M,40,9000,2', 'E2,M,30,9000,');
    const later = listOf('Staff ID,Sex,Age,Salary,Children', 'E2,M,30,9000,', 'E1,M,41,9000,3');
    expect(sorted(matchPeople(counted, later))).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ]);
  });
});

describe('what a change costs', () => {
  const ageBands = [0, 18, 36, 66].map((ageFrom, at, all) => {
    return { ageFrom, ageTo: (all[at + 1] ?? 121) - 1 };
  });
  const maternityBands = [{ ageFrom: 18, ageTo: 45 }];

  it('sums to the difference of both premiums, whatever the lists and the variants', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = randomOf(seed);
      const [earlier, later] = [randomList(random), randomList(random)];
      const both = Math.min(earlier.people.length, later.people.length);
      const pairs = Array.from({ length: Math.floor(both * random()) }, (_, at) => {
        return [at, later.people.length - 1 - at] as const;
      });
      const changes = compareLists(earlier, later, pairs);
      const sum = changes.reduce((total, { fils }) => total + fils, 0);
      expect(sum).toBe(netOf(later) - netOf(earlier));
      expect(changes).toHaveLength(earlier.people.length + later.people.length - pairs.length);
    }
  });

  it('is told by what became of the person', () => {
    const person = (row: number, category: number, band: number, low: 0 | 1): AnonymousPerson => {
      return [row, row, category, band, low, -1];
    };
    const earlier = priced([1, 2, 3, 4, 5].map((row) => person(row, 1, 1, 0)));
    const later = priced([
      person(1, 1, 1, 0),
      person(2, 2, 1, 0),
      person(3, 1, 2, 0),
      person(4, 1, 1, 1),
      person(6, 1, 1, 0),
    ]);
    const pairs = [0, 1, 2, 3].map((at) => [at, at] as const);
    const changes = compareLists(earlier, later, pairs);
    expect(changes.map(({ change }) => change)).toEqual([
      'same',
      'moved',
      'aged',
      'other',
      'left',
      'joined',
    ]);
    expect(changes.map(({ fils }) => fils)).toEqual([0, 100, 100, 50, -200, 200]);
  });

  it('of a family is what its people cost', () => {
    const list = priced([1, 2, 2].map((family, at) => [at + 1, family, 1, 1, 0, -1]));
    const shares = memberShares(list.people, list, list.traces.get(1) ?? []);
    expect(shares).toEqual([200, 200, 200]);
  });

  it('of each person, taken apart, sums to them, to each row and to the premium in 1,500 lists', () => {
    const fils = (parts: readonly { fils: number }[]) =>
      parts.reduce((sum, one) => sum + one.fils, 0);
    for (let seed = 1; seed <= 1_500; seed += 1) {
      const list = randomList(randomOf(seed));
      for (const [category, trace] of list.traces) {
        const own = list.people.filter((person) => person[2] === category);
        const shares = memberShares(own, list, trace);
        const parts = memberParts(own, list, trace);
        expect(parts.map(fils)).toEqual(shares);
        const all = parts.flat();
        expect(fils(all)).toBe(trace.reduce((sum, { amountFils }) => sum + amountFils, 0));
        const variants = trace.filter(({ kind }) => kind === 'variant');
        for (const [at, { amountFils }] of variants.entries())
          expect(fils(all.filter(({ variant }) => variant === at))).toBe(amountFils);
        expect(all.every((part) => part.fils >= 0)).toBe(true);
      }
    }
  });

  /** A plan by age, and one hundred more in category 2. */
  function priced(people: AnonymousPerson[]): PricedList {
    const numbers = [...new Set(people.map((person) => person[2]))];
    const traces = numbers.map((category) => {
      const own = people.filter((person) => person[2] === category);
      const each = (band: number, low: number) =>
        100 + band * 100 + low * 50 + (category - 1) * 100;
      return [category, traceOf(own, each, [])] as const;
    });
    return { ageBands, maternityBands, people, traces: new Map(traces) };
  }

  function traceOf(
    people: readonly AnonymousPerson[],
    each: (band: number, low: 0 | 1) => number,
    variants: readonly number[],
  ): PricedRow[] {
    const before = ageBands.flatMap((span, band) =>
      ([0, 1] as const).flatMap((low): PricedRow[] => {
        const count = people.filter((one) => one[3] === band && one[4] === low).length;
        const amountFils = count * each(band, low);
        const salary = low === 1 ? 'lsb' : 'nlsb';
        return count === 0
          ? []
          : [{ kind: 'members', ...span, salary, count, amountFils, sharesFils: [] }];
      }),
    );
    const wives = people.filter((one) => one[5] === 0).length;
    const [span = { ageFrom: 0, ageTo: 0 }] = maternityBands;
    const maternity = { kind: 'maternity', ...span, salary: null, count: wives } as const;
    const rows = [...before, { ...maternity, amountFils: wives * 777, sharesFils: [] }];
    const whole = { kind: 'variant', ageFrom: null, ageTo: null, salary: null } as const;
    return [
      ...rows,
      ...variants.map((amountFils): PricedRow => {
        const sharesFils = allot(
          amountFils,
          rows.map((row) => row.amountFils),
        );
        return { ...whole, count: people.length, amountFils, sharesFils };
      }),
    ];
  }

  function randomList(random: () => number): PricedList {
    const upTo = (most: number) => Math.floor(random() * most);
    const people = Array.from({ length: 1 + upTo(40) }, (_, at): AnonymousPerson => {
      return [at + 2, at + 2, 1 + upTo(3), upTo(4), upTo(2) === 1 ? 1 : 0, upTo(2) - 1];
    });
    const numbers = [...new Set(people.map((person) => person[2]))];
    const traces = numbers.map((category) => {
      const own = people.filter((person) => person[2] === category);
      const variants = Array.from({ length: upTo(3) }, () => upTo(99_999));
      return [category, traceOf(own, (band) => 1000 + band * 313, variants)] as const;
    });
    return { ageBands, maternityBands, people, traces: new Map(traces) };
  }

  function netOf({ traces }: PricedList): number {
    return [...traces.values()].flat().reduce((sum, { amountFils }) => sum + amountFils, 0);
  }
});

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
