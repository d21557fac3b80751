/** An employer who drops a staff list, over the services themselves. */
import { randomUUID } from 'node:crypto';
import type { CensusPage } from '../../contract/medical-corporate/census.ts';
import type { CorporatePlansPage } from '../../contract/medical-corporate/pages.ts';
import { bffUnderTest } from './bff-under-test.ts';
import { openBrowser } from './browser.ts';
import type { shippedQuoting } from './shipped-quoting.ts';

export const corporate = '/survey/medical/corporate';
export const census = `${corporate}/census`;

type Client = Awaited<ReturnType<typeof shippedQuoting>>['client'];

export async function employerWithList(quoting: Client) {
  const limits = { LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100', PRICES_PER_SESSION: '100' };
  const bff = await bffUnderTest(limits, { quoting, newId: randomUUID });
  bff.pass(3 * 86_400);
  const browser = await openBrowser(bff.app);
  const page = async <Model>(url: string) => (await browser.get(url)).json<Model>();
  const step = (name: string, fields: Record<string, string>) =>
    browser.form(`${corporate}?step=${name}`, fields);
  return {
    bff,
    browser,
    step,
    questions: (name: string) =>
      page<Record<string, unknown>>(`/api/pages/medical-corporate/questionnaire?step=${name}`),
    read: () => page<CensusPage>('/api/pages/medical-corporate/census'),
    list: (category: number | 'summary') =>
      page<CorporatePlansPage>(`/api/pages/medical-corporate/products?category=${category}`),
    say: (fields: Record<string, string>) => browser.form(`${census}/reading`, fields),
    /** As a plain form with a file; gives where it leads. */
    drop: async (name: string, bytes: Buffer | string, fields: Record<string, string> = {}) => {
      const answer = await bff.app.inject({
        method: 'POST',
        url: census,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: browser.cookie(),
          'content-type': `multipart/form-data; boundary=${edge}`,
        },
        payload: multipart({ csrf_token: browser.token(), ...fields }, name, bytes),
      });
      return String(answer.headers.location);
    },
  };
}

export type EmployerWithList = Awaited<ReturnType<typeof employerWithList>>;

const edge = 'edge-of-the-tests';

function multipart(fields: Record<string, string>, name: string, bytes: Buffer | string): Buffer {
  const head = (what: string) => `--${edge}\r\ncontent-disposition: form-data; ${what}\r\n\r\n`;
  return Buffer.concat([
    ...Object.entries(fields).map(([field, value]) =>
      Buffer.from(`${head(`name="${field}"`)}${value}\r\n`),
    ),
    Buffer.from(head(`name="census_file"; filename="${name}"`)),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
}

const names = ['Omar', 'Aisha', 'Ravi', 'Maria', 'Zaid', 'Noor', 'Chen', 'Ivan'];

/** A csv of so many employees in each category, A first, without dependants. */
export function staffCsv(counts: readonly number[], more: readonly string[] = []): string {
  const header = 'Staff ID,Name,Relation,Gender,Marital status,DOB,Monthly salary,Category';
  const rows = counts.flatMap((count, category) =>
    Array.from({ length: count }, (_, at) => {
      const letter = String.fromCharCode(65 + category);
      const year = 1965 + ((at * 7) % 40);
      const pay = at % 3 === 0 ? 3500 : 9000;
      const gender = at % 4 === 0 ? 'F,Married' : 'M,Single';
      const born = `${String(13 + (at % 15)).padStart(2, '0')}/03/${year}`;
      const id = `${letter}${at}`;
      return `${id},${names[at % names.length]} ${id},Employee,${gender},${born},${pay},${letter}`;
    }),
  );
  return [header, ...rows, ...more].join('\r\n');
}
