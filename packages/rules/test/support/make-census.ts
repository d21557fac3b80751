/**
 * Staff lists as employers keep them, made from a seed: two languages, two forms, titles and merged headers, dates in every writing,
 * and columns that look like what they are not. Knows nothing of the reader: `truth` says what each column holds.
 */
import type { Cell, CensusField } from '../../src/medical-corporate/census/table.ts';

export interface MadeCensus {
  rows: Cell[][];
  /** Field of each column; null for what no price asks for. */
  truth: (CensusField | null)[];
  /** Columns whose header was taken from the list of unusual ones. */
  unusual: number;
}

interface Employee {
  id: string;
  name: string;
  gender: 0 | 1;
  married: boolean;
  birth: Date;
  salary: number;
  category: string;
  family: { relation: 1 | 2; name: string; gender: 0 | 1; birth: Date }[];
}

type Random = () => number;
type Lingo = 'en' | 'ar' | 'both';
/** What one column shows of an employee or a dependant. */
interface Column {
  field: CensusField | null;
  usual: { en: string[]; ar: string[] };
  unusual: { en: string[]; ar: string[] };
  cell: (who: Who, write: Writing) => Cell;
}
interface Who {
  employee: Employee;
  dependant: Employee['family'][number] | null;
  index: number;
}
interface Writing {
  lingo: Lingo;
  date: (day: Date) => Cell;
  short: boolean;
  random: Random;
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

const personOf = ({ employee, dependant }: Who) => dependant ?? employee;
const word = (write: Writing, en: string, ar: string) => (write.lingo === 'ar' ? ar : en);

const common: readonly Column[] = [
  {
    field: 'name',
    usual: { en: ['Name', 'Full Name', 'Employee Name'], ar: ['الاسم', 'الاسم الكامل'] },
    unusual: { en: ['Who', 'As in passport', 'Insured person'], ar: ['المؤمن عليه'] },
    cell: (who) => personOf(who).name,
  },
  {
    field: 'gender',
    usual: { en: ['Gender', 'SEX', 'Gender (M/F)'], ar: ['الجنس', 'النوع'] },
    unusual: { en: ['Gndr', 'Male or female?', 'Title'], ar: ['ذكر أو أنثى'] },
    cell: (who, write) => {
      const isMan = personOf(who).gender === 1;
      if (write.lingo === 'ar') return isMan ? 'ذكر' : 'أنثى';
      if (write.short) return isMan ? 'M' : 'F';
      return isMan ? 'Male' : 'Female';
    },
  },
  {
    field: 'marital',
    usual: { en: ['Marital Status', 'MARITAL_STATUS', 'Civil status'], ar: ['الحالة الاجتماعية'] },
    unusual: { en: ['Family state', 'Status (S/M)'], ar: ['الوضع العائلي'] },
    cell: ({ employee, dependant }, write) => {
      const isMarried = dependant ? dependant.relation === 1 : employee.married;
      return isMarried ? word(write, 'Married', 'متزوج') : word(write, 'Single', 'أعزب');
    },
  },
  {
    field: 'birthDate',
    usual: { en: ['Date of Birth', 'DOB', 'D.O.B (dd/mm/yyyy)'], ar: ['تاريخ الميلاد'] },
    unusual: { en: ['Birth', 'DOB as per EID', 'Born on the'], ar: ['يوم الولادة'] },
    cell: (who, write) => write.date(personOf(who).birth),
  },
  {
    field: 'salary',
    usual: {
      en: ['Monthly Salary (AED)', 'Salary', 'Total salary'],
      ar: ['الراتب', 'الراتب الشهري'],
    },
    unusual: { en: ['Package', 'Wage', 'CTC / month'], ar: ['الأجر'] },
    cell: ({ employee, dependant }) => (dependant ? null : employee.salary),
  },
  {
    field: 'category',
    usual: { en: ['Category', 'Class', 'CAT'], ar: ['الفئة', 'فئة التأمين'] },
    unusual: { en: ['Cover', 'Tier'], ar: ['المستوى'] },
    cell: ({ employee }) => employee.category,
  },
];

const ofPeople: readonly Column[] = [
  {
    field: 'number',
    usual: { en: ['Employee No', 'Staff ID', 'Emp. Code'], ar: ['الرقم الوظيفي', 'رقم الموظف'] },
    unusual: { en: ['Badge', 'Ref.'], ar: ['الكود'] },
    cell: ({ employee, dependant, index }) => (dependant ? `D${index}` : employee.id),
  },
  {
    field: 'principal',
    usual: { en: ['Principal ID', 'Dependent of', 'Main Member ID'], ar: ['العضو الرئيسي'] },
    unusual: { en: ['Head of family', 'Belongs to'], ar: ['رب الأسرة'] },
    cell: ({ employee, dependant }) => (dependant ? employee.id : null),
  },
  {
    field: 'relation',
    usual: { en: ['Relation', 'Relationship', 'Member type'], ar: ['صلة القرابة', 'القرابة'] },
    unusual: { en: ['Role in family', 'Kind of member'], ar: ['الصفة'] },
    cell: ({ dependant }, write) => {
      if (!dependant) return word(write, 'Employee', 'موظف');
      if (dependant.relation === 1) return word(write, 'Spouse', 'زوجة');
      const isSon = dependant.gender === 1;
      return isSon ? word(write, 'Son', 'ابن') : word(write, 'Daughter', 'ابنة');
    },
  },
];

const ofEmployees: readonly Column[] = [
  {
    field: 'number',
    usual: { en: ['Employee No', 'Staff ID', 'Emp. Code'], ar: ['الرقم الوظيفي', 'رقم الموظف'] },
    unusual: { en: ['Emp No', 'Payroll number'], ar: ['رقم الموظف'] },
    cell: ({ employee }) => employee.id,
  },
  {
    field: 'spouses',
    usual: { en: ['No. of spouses', 'Spouse'], ar: ['عدد الزوجات'] },
    unusual: { en: ['Number of spouses', 'Wives'], ar: ['الزوجات'] },
    cell: ({ employee }) => employee.family.filter(({ relation }) => relation === 1).length,
  },
  {
    field: 'children',
    usual: { en: ['No. of children', 'Kids'], ar: ['عدد الأبناء', 'عدد الأطفال'] },
    unusual: { en: ['Number of children', 'Children'], ar: ['الأطفال'] },
    cell: ({ employee }) => employee.family.filter(({ relation }) => relation === 2).length,
  },
];

/** What stands in such lists as well, under names that say it and under names that do not. */
const decoys: readonly Column[] = [
  decoy(['S.No', 'Sr. No.'], ['#', 'Line'], ['م', 'مسلسل'], ({ index }) => index + 1),
  decoy(
    ['Nationality'],
    ['Country', 'From'],
    ['الجنسية'],
    ({ index }) => ['India', 'Jordan', 'Egypt', 'Philippines'][index % 4] ?? '',
  ),
  decoy(
    ['Department'],
    ['Team', 'Branch'],
    ['القسم'],
    ({ index }) => ['Sales', 'Kitchen', 'Office'][index % 3] ?? '',
  ),
  decoy(['Joining date', 'DOJ'], ['Onboarded', 'Since'], ['تاريخ التعيين'], ({ employee }, write) =>
    write.date(new Date(Date.UTC(2012 + (employee.salary % 13), employee.birth.getUTCMonth(), 5))),
  ),
  decoy(['Visa expiry'], ['Valid until', 'Expires'], ['انتهاء الإقامة'], ({ index }, write) =>
    write.date(new Date(Date.UTC(2027 + (index % 2), index % 12, 9))),
  ),
  decoy(['Mobile'], ['Reach at', 'WhatsApp'], ['الهاتف'], ({ index }) => `05012${34_000 + index}`),
  decoy(
    ['Remarks'],
    ['Blood', 'Blood group'],
    ['ملاحظات'],
    ({ index }) => ['A', 'B', 'O', 'AB'][index % 4] ?? '',
  ),
  decoy(['Grade'], ['Leave left', 'Days off'], ['ملاحظات'], ({ index }) => (index * 7) % 31),
  decoy(
    ['Basic salary'],
    ['Rent paid', 'Housing'],
    ['الراتب الأساسي'],
    ({ employee, dependant }) => (dependant ? null : Math.round((employee.salary * 0.4) / 50) * 50),
  ),
  decoy(['Remarks'], ['Hours', 'Week'], ['ملاحظات'], () => 48),
];

function decoy(usual: string[], unusual: string[], ar: string[], cell: Column['cell']): Column {
  return { field: null, usual: { en: usual, ar }, unusual: { en: unusual, ar }, cell };
}

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
