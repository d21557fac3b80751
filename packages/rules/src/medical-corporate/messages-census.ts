/** What is said of a staff list: why it is not read, what is wrong with a row, and what it may say instead. All of it is ours. */
import type { Fault } from './census/person.ts';
import type { CensusField } from './census/table.ts';

/** Of a whole list. */
export const censusMessages = {
  not_a_table: 'Save it as xlsx or csv and we fill everything in',
  broken:
    'We could not read this file. Please open it in your spreadsheet, save it anew as xlsx and drop it again.',
  no_headers:
    'We found no row of headers in this file. Please name each column in one row above the people.',
  too_many_rows: 'This list has more than 50,000 rows. Please call us for a larger group.',
  too_many_columns:
    'This list has more than 60 columns. Please take away those that say nothing of people, and drop it again.',
  too_many_categories:
    'This list has more than 52 categories. Please check the column of categories.',
  too_many_people: 'A group has at most 50,000 people here. Please call us for a larger one.',
  no_upload: 'There is no staff list any more. Please drop it again.',
  chooseFile: 'Please choose your staff list first.',
  sayEmirate: 'Please say the emirate first: prices and ages differ between them.',
  nobodyRead:
    'No row could be read so far. Please say above what the columns hold, or correct the rows.',
  sayColumn: 'Please say which column this is, or that none of them is.',
  sayDates: 'Please say how the dates are written.',
  sameField: 'Two columns cannot hold the same.',
  lookAgain: 'With what you said the numbers are other ones. Please look at them once more.',
  templateSheet: 'Staff list',
  templateHelp: 'What to write',
} as const;

/** Of a row, by what is wrong with it. */
export const censusFaults: Readonly<Record<Fault, string>> = {
  not_a_date: 'This is no day of the calendar.',
  born_later: 'This birthday is still to come.',
  not_an_age: 'This is no age.',
  too_old: 'Nobody is that old.',
  unknown_word: 'We do not know this word.',
  not_a_salary: 'This is no salary.',
  not_a_category: 'This is no category.',
  not_a_count: 'This is no number of people.',
  formula: 'This is a formula that was never computed.',
  missing: 'This is missing.',
  same_number: 'Another employee has the same number.',
  no_principal: 'No employee of the list has this number.',
  principal_left_out: 'The row of the employee it belongs to is left out.',
  no_category: 'No rule puts this grade into a category.',
  no_employee_there: 'No employee is in this category.',
};

/** What a cell may say, by what it is about. */
export const censusAllowed: Readonly<Record<CensusField, string>> = {
  number: 'A number of its own for each employee.',
  principal: 'The number of an employee of the list.',
  name: 'A name, or nothing.',
  relation: 'Employee, spouse, child or parent.',
  gender: 'Male or female.',
  marital: 'Single or married.',
  birthDate: 'A day such as 31/12/1990.',
  age: 'Whole years, 0 to 110.',
  salary: 'Dirhams a month, or low and not low.',
  category: 'A letter or a number: A is 1.',
  grade: 'A grade that your rule names.',
  spouses: 'A whole number, 0 to 4.',
  children: 'A whole number, 0 to 20.',
};

/** Headers of the file of errors. */
/** Of the member register, whose own words are English everywhere. */
export const censusRegisterWords = {
  register: 'Member register',
  missing: 'Still to fill in',
  people: 'People without it',
} as const;

export const censusErrorHeads = { row: 'Row in your list', problem: 'What is wrong' } as const;

/** Of fields, also as the headers of the template. */
export const censusFieldNames: Readonly<Record<CensusField, string>> = {
  number: 'Employee number',
  principal: 'Principal number',
  name: 'Name',
  relation: 'Relation',
  gender: 'Gender',
  marital: 'Marital status',
  birthDate: 'Date of birth',
  age: 'Age',
  salary: 'Monthly salary',
  category: 'Category',
  grade: 'Grade',
  spouses: 'Number of spouses',
  children: 'Number of children',
};
