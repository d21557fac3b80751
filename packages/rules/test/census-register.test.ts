import { expect, it } from 'vitest';
import { findColumns } from '../src/medical-corporate/census/find-columns.ts';
import { readPeople } from '../src/medical-corporate/census/people.ts';
import { memberRegister, registerHeads } from '../src/medical-corporate/census/register.ts';

const today = { year: 2026, month: 11, day: 24 };
const list = [
  'Staff ID,Name,Relation,Principal ID,Gender,Marital status,DOB,Salary,Nationality,Passport expiry,Passport No,Mobile',
  'E1,Omar Ali Saleh,Employee,,M,Married,14/03/1980,3000,Emirati,01/01/2030,P123,0501234567',
  ',Noor Saleh,Wife,E1,F,,02/05/1984,,,,P124,',
  ',Sara Saleh,Daughter,E1,F,,02/05/2014,,,,,',
];

it('fills in the register from a list, and counts what it lacks', () => {
  const rows = list.map((line) => line.split(',').map((cell) => cell || null));
  const found = findColumns(rows, today);
  if (!found) throw new Error('no headers');
  const { columns, firstRow, headers } = found;
  const { people } = readPeople(rows, { columns, firstRow, today });
  const register = memberRegister({ people, rows, headers, columns, emirate: 'Dubai' });
  const named = register.rows.map((row) =>
    Object.fromEntries(registerHeads.map((head, at) => [head, row[at]])),
  );
  expect(named).toMatchObject([
    {
      'First name': 'Omar',
      'Second name': 'Ali',
      'Family name': 'Saleh',
      'Contact number': '0501234567',
      'Birth date': new Date('1980-03-14'),
      Gender: 1,
      Nationality: 'Emirati',
      'Passport number': 'P123',
      'Marital status': 'Married',
      Emirate: 'Dubai',
      'Salary band': 'Up to AED 4,000',
      'Member ID': 'E1',
      Relation: 'Principal',
      'Relation to': null,
    },
    {
      Gender: 0,
      'Passport number': 'P124',
      'Member ID': 'E1-1',
      Relation: 'Spouse',
      'Relation to': 'E1',
    },
    { 'Member ID': 'E1-2', Relation: 'Child', 'Relation to': 'E1' },
  ]);
  expect(register.missing).toContainEqual({ head: 'Passport number', people: 1 });
  expect(register.missing).toContainEqual({ head: 'Emirates ID', people: 3 });
  expect(register.missing.map(({ head }) => head)).not.toContain('Contact number');
});
