/** The same person once more, as one of the staff: in a list that is read, put right, downloaded and refused. */
import { person } from './distinct-person.ts';
import type { Shopper } from './shopper.ts';

const corporate = '/survey/medical/corporate';
const born = '23/11/1987';

/** Rows that are read, and rows of which every cell is wrong; columns that may be several things show their values. */
function staffList(): string {
  const { name, emiratesId, phone, email } = person;
  const good = Array.from(
    { length: 4 },
    (_, at) => `E${at},${name} ${at},M,${born},9000,${phone},A`,
  );
  return [
    'Staff ID,Name,Gender,DOB,Salary,Reach,Category',
    ...good,
    `E7,${name},${name},31/02/1987,9000,${phone},A`,
    `E8,${name},M,${emiratesId},${email},${phone},${name}`,
    `E9,${name},M,${born},9000,${phone},`,
  ].join('\r\n');
}

export async function walkWithStaff(shopper: Shopper): Promise<void> {
  await shopper.post(`${corporate}?step=emirate`, { emirate_id: '2' });
  await drop(shopper, `${person.name}.csv`, staffList());
  const page = '/api/pages/medical-corporate/census';
  await shopper.get(page);
  await (await shopper.send(`${corporate}/census/errors?format=xlsx`, {})).arrayBuffer();
  await (await shopper.send(`${corporate}/census/errors?format=csv`, {})).text();
  const put = (fields: Record<string, string>) =>
    shopper.post(`${corporate}/census/reading`, fields);
  await put({ go: 'read', cell_6_2: person.name, cell_6_1: person.email, exception_8: 'A' });
  await put({ go: 'apply', order: 'day_first', cell_7_3: born });
  await shopper.get('/api/pages/medical-corporate/products?category=summary');
  await drop(shopper, `${person.name}.csv`, `${person.name},${born}\r\n${person.email},1\r\n`);
  await drop(shopper, `${person.email}.pdf`, `%PDF-1.7 ${person.name}`);
  await shopper.get(`${page}?name=${encodeURIComponent(person.name)}`);
}

async function drop(shopper: Shopper, name: string, content: string): Promise<void> {
  const { token } = await shopper.get<{ token: string }>('/api/csrf');
  const body = new FormData();
  body.append('csrf_token', token);
  body.append('census_file', new File([content], name));
  await (await shopper.send(`${corporate}/census`, { method: 'POST', body })).text();
}
