/** Staff lists as xlsx: one of any length with 20 columns, and those that the tests of columns are made of. */
import writeWorkbook from 'write-excel-file/node';
import { makeCensus } from '../../packages/rules/test/support/make-census.ts';

const columns = 20;
const dated = { type: Date, format: 'dd/mm/yyyy' } as const;
const words = (value: string) => ({ value, type: String });

/** As a file at that place. */
export async function writeStaff(rows: number, file: string): Promise<void> {
  await writeWorkbook(staff(rows), { sheet: 'Staff' }).toFile(file);
}

function staff(rows: number) {
  const known = ['Staff ID', 'Name', 'Gender', 'Marital Status', 'DOB', 'Salary', 'Category'];
  const more = Array.from({ length: columns - known.length }, (_, at) => `Note ${at}`);
  const people = Array.from({ length: rows }, (_, at) => [
    words(`E${at}`),
    words(`Given${at % 977} Family${at % 1009}`),
    words(at % 3 === 0 ? 'F' : 'M'),
    words(at % 2 === 0 ? 'Married' : 'Single'),
    { value: new Date(Date.UTC(1965 + (at % 40), at % 12, 1 + (at % 28))), ...dated },
    { value: 1000 + (at % 300) * 100, type: Number },
    words('ABC'[at % 3] ?? 'A'),
    ...more.map((_, column) => words(`text ${(at * 7 + column) % 5003}`)),
  ]);
  return [[...known, ...more].map(words), ...people];
}

/** One that was made from a seed, with the field that each column holds. */
export async function writeMade(seed: number, file: string) {
  const { rows, truth } = makeCensus(seed);
  const cells = rows.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      if (value instanceof Date) return { value, ...dated };
      return typeof value === 'number' ? { value, type: Number } : words(String(value));
    }),
  );
  await writeWorkbook(cells, { sheet: 'Staff' }).toFile(file);
  return truth;
}
