/** A staff list of 100 lives in three categories, as an employer keeps it: two columns that may be the salary, three rows with errors. */
import type { Page } from '@playwright/test';
import { corporate } from './corporate-buyer.ts';
import { arrived, hydrated } from './hydrated.ts';

export const lives = { people: 100, wrong: 3 } as const;

const employees = [9, 28, 50];
const wives = 13;
/** By the number of the employee. */
const wrong: Readonly<Record<number, (row: string) => string>> = {
  0: (row) => row.replace('14/03', '31/02'),
  102: (row) => row.replace(/,[ABC]$/, ','),
  204: (row) => row.replace(',M,', ',X,'),
};

export function staffList(): Buffer {
  let married = 0;
  const rows = employees.flatMap((count, category) =>
    Array.from({ length: count }, (_, at) => category * 100 + at).flatMap((number) => {
      const hasWife = number % 2 === 1 && married < wives;
      if (hasWife) married += 1;
      const state = hasWife ? 'Married' : 'Single';
      const pay = `${3000 + number * 50},${1000 + number * 50}`;
      const letter = 'ABC'[category];
      const row = `E${number},Name ${number},Employee,,M,${state},14/03/${1970 + (number % 30)},${pay},${letter}`;
      const wife = `D${number},Wife ${number},Wife,E${number},F,Married,14/03/1980,,,`;
      return [wrong[number]?.(row) ?? row, ...(hasWife ? [wife] : [])];
    }),
  );
  const header =
    'Staff ID,Name,Relation,Principal ID,Gender,Marital status,DOB,Package,Rent,Category';
  return Buffer.from(`\ufeff${[header, ...rows].join('\r\n')}`);
}

/** The page of the counts, with the emirate said behind it. */
export async function openCounts(page: Page, scripts: boolean): Promise<void> {
  const { token } = (await (await page.request.get('/api/csrf')).json()) as { token: string };
  await page.request.post(`${corporate}?step=emirate`, {
    headers: { accept: 'application/json' },
    form: { emirate_id: '2', csrf_token: token },
  });
  await page.goto(`${corporate}?step=category`);
  await arrived(page);
  if (scripts) await hydrated(page);
}

export async function dropList(page: Page, file: Buffer, name = 'staff.csv'): Promise<void> {
  const mimeType = 'text/csv';
  await page.locator('#census_file').setInputFiles({ name, mimeType, buffer: file });
}
