/** An employer without a browser, who drops a staff list and looks at what was read of it. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { type CensusPage, censusPaths } from '@muqarin/bff/contract/medical-corporate/census';
import { CENSUS_FILE } from '@muqarin/rules/medical-corporate/uploads';
import type { Shopper } from '../test/support/shopper.ts';

const edge = 'muqarin';
const part = (what: string) => `--${edge}\r\nContent-Disposition: form-data; ${what}\r\n\r\n`;

/** Before a list there is an emirate. */
export async function beginGroup(employer: Shopper): Promise<void> {
  await employer.post('/survey/medical/corporate?step=emirate', { emirate_id: '2' });
}

export async function readBack(employer: Shopper): Promise<CensusPage> {
  const page = await employer.get<CensusPage>('/api/pages/medical-corporate/census');
  if (!('columns' in page)) throw new Error(`no list: ${JSON.stringify(page)}`);
  return page;
}

/** Seconds from the last byte of the file to the whole page of what was read. Throws where it was not read. */
export async function drop(employer: Shopper, file: string): Promise<number> {
  const { token } = await employer.get<{ token: string }>('/api/csrf');
  const body = Buffer.concat([
    Buffer.from(`${part('name="csrf_token"')}${token}\r\n`),
    Buffer.from(part(`name="${CENSUS_FILE}"; filename="${path.basename(file)}"`)),
    readFileSync(file),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  let sentAt = 0;
  const to = await new Promise<string>((resolve, reject) => {
    const headers = {
      cookie: employer.cookie(),
      origin: employer.origin,
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${edge}`,
      'content-length': body.length,
    };
    const address = new URL(censusPaths.census, employer.origin);
    const post = request(address, { method: 'POST', agent: false, headers });
    post.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(String(response.headers.location)));
    });
    post.end(body, () => {
      sentAt = performance.now();
    });
  });
  if (to !== censusPaths.census) throw new Error(`a list was not read: ${to}`);
  const page = await employer.send(to, {});
  await page.text();
  if (!page.ok) throw new Error(`what was read answered ${page.status}`);
  return (performance.now() - sentAt) / 1000;
}
