/** The columns of made staff lists: what each is called, as usual and otherwise, and what stands in it. */
import type { Cell, CensusField } from '../../src/medical-corporate/census/table.ts';

export interface Employee {
  id: string;
  name: string;
  gender: 0 | 1;
  married: boolean;
  birth: Date;
  salary: number;
  category: string;
  family: { relation: 1 | 2; name: string; gender: 0 | 1; birth: Date }[];
}

export type Random = () => number;
export type Lingo = 'en' | 'ar' | 'both';
/** What one column shows of an employee or a dependant. */
export interface Column {
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

const personOf = ({ employee, dependant }: Who) => dependant ?? employee;
const word = (write: Writing, en: string, ar: string) => (write.lingo === 'ar' ? ar : en);

export const common: readonly Column[] = [
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

/** No price asks for it unless a rule makes categories of it: known by its header alone. */
export const grade: Column = {
  field: 'grade',
  usual: { en: ['Grade', 'Job grade'], ar: ['الدرجة الوظيفية'] },
  unusual: { en: ['Job level', 'Staff grade'], ar: ['المستوى الوظيفي'] },
  cell: ({ employee, dependant }) => (dependant ? null : `G${1 + (employee.salary % 9)}`),
};

export const ofPeople: readonly Column[] = [
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

export const ofEmployees: readonly Column[] = [
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
export const decoys: readonly Column[] = [
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
  decoy(['Remarks'], ['Leave left', 'Days off'], ['ملاحظات'], ({ index }) => (index * 7) % 31),
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
