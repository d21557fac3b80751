/**
 * Staff lists as employers keep them, made from a seed: two languages, two forms, titles and merged headers, dates in every writing,
 * and columns that look like what they are not. Knows nothing of the reader: `truth` says what each column holds.
 */
import type { Cell, CensusField } from '../../src/medical-corporate/census/table.ts';
import {
  common,
  decoys,
  type Employee,
  grade,
  type Lingo,
  ofEmployees,
  ofPeople,
  type Random,
} from './census-columns.ts';

export interface MadeCensus {
  rows: Cell[][];
  /** Field of each column; null for what no price asks for. */
  truth: (CensusField | null)[];
  /** Columns whose header was taken from the list of unusual ones. */
  unusual: number;
}

export function makeCensus(seed: number): MadeCensus {
  const random = mulberry(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const lingo = pick<Lingo>(['en', 'en', 'ar', 'both']);
  const write = { lingo, date: pick(dateWritings), short: random() < 0.5, random };
  const isByPerson = random() < 0.6;
  const employees = Array.from({ length: 20 + Math.floor(random() * 120) }, (_, at) =>
    makeEmployee(random, at),
  );
  const columns = shuffled(random, [
    ...(isByPerson ? ofPeople : ofEmployees),
    ...common.filter(({ field }) => field !== 'category' || random() < 0.6),
    ...(random() < 0.25 ? [grade] : []),
    ...shuffled(random, decoys).slice(0, 2 + Math.floor(random() * 5)),
  ]);
  let unusual = 0;
  const headers = columns.map((column) => {
    const isUnusual = random() < 1 / 3;
    if (isUnusual) unusual += 1;
    const from = isUnusual ? column.unusual : column.usual;
    if (lingo === 'both') return `${pick(from.en)} / ${pick(from.ar)}`;
    return pick(from[lingo]);
  });
  const whos = employees.flatMap((employee) => {
    const own = { employee, dependant: null };
    const family = isByPerson ? employee.family.map((dependant) => ({ employee, dependant })) : [];
    return [own, ...family];
  });
  const body = whos.map((who, index) =>
    columns.map((column) => column.cell({ ...who, index }, write)),
  );
  const titles = random() < 0.5 ? titleRows(lingo, columns.length) : [];
  return {
    rows: [...titles, headers, ...body],
    truth: columns.map(({ field }) => field),
    unusual,
  };
}

function titleRows(lingo: Lingo, columns: number): Cell[][] {
  const blank = Array.from({ length: columns }, (): Cell => null);
  const title = lingo === 'ar' ? 'قائمة الموظفين للتأمين الصحي' : 'Medical census 2026/27';
  return [[title, ...blank.slice(1)], blank];
}

function makeEmployee(random: Random, at: number): Employee {
  const gender = random() < 0.3 ? 0 : 1;
  const married = random() < 0.55;
  const year = 1964 + Math.floor(random() * 40);
  const salary = 1000 + Math.floor(random() ** 2 * 400) * 100;
  const family: Employee['family'] = [];
  if (married && random() < 0.5) {
    const birth = makeDay(random, year + 3, 3);
    family.push({ relation: 1, name: nameOf(random), gender: gender === 1 ? 0 : 1, birth });
    for (let child = Math.floor(random() * 3); child > 0; child -= 1) {
      const born = makeDay(random, Math.min(2024, year + 27 + child), 1);
      family.push({
        relation: 2,
        name: nameOf(random),
        gender: random() < 0.5 ? 0 : 1,
        birth: born,
      });
    }
  }
  return {
    id: `E${1000 + at * 3}`,
    name: nameOf(random),
    gender,
    married,
    birth: makeDay(random, year, 1),
    salary,
    category: salary > 15_000 ? 'A' : salary > 4000 ? 'B' : 'C',
    family,
  };
}

function makeDay(random: Random, year: number, span: number): Date {
  const month = Math.floor(random() * 12);
  return new Date(
    Date.UTC(year + Math.floor(random() * span), month, 1 + Math.floor(random() * 28)),
  );
}

const first = ['Aisha', 'Omar', 'Ravi', 'Maria', 'John', 'Fatima', 'Chen', 'Zaid', 'Noor', 'Ivan'];
const last = ['Khan', 'Haddad', 'Menon', 'Santos', 'Smith', 'Saleh', 'Wei', 'Nasser', 'Petrov'];

function nameOf(random: Random): string {
  const middle = String.fromCharCode(65 + Math.floor(random() * 26)).toLowerCase();
  const letters = String.fromCharCode(97 + Math.floor(random() * 26));
  const one = first[Math.floor(random() * first.length)];
  return `${one} ${middle.toUpperCase()}${letters}${middle}a ${last[Math.floor(random() * last.length)]}`;
}

const serialZero = Date.UTC(1899, 11, 30);
const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const two = (value: number) => String(value).padStart(2, '0');
const dayFirst = (day: Date, mark: string) =>
  [two(day.getUTCDate()), two(day.getUTCMonth() + 1), day.getUTCFullYear()].join(mark);
const eastern = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

const dateWritings: readonly ((day: Date) => Cell)[] = [
  (day) => day,
  (day) => (day.getTime() - serialZero) / 86_400_000,
  (day) => dayFirst(day, '/'),
  (day) => dayFirst(day, '-'),
  (day) => dayFirst(day, '.'),
  (day) => day.toISOString().slice(0, 10),
  (day) => `${day.getUTCDate()}-${monthNames[day.getUTCMonth()]}-${day.getUTCFullYear()}`,
  (day) => eastern(dayFirst(day, '/')),
];

function shuffled<T>(random: Random, all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** mulberry32: the same numbers for a seed everywhere. */
function mulberry(seed: number): Random {
  let state = (seed * 0x9e37_79b9) >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
