/** Somebody with a motor quote, and what they need to buy: the answers of the form and pictures of their papers. */
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

interface Named {
  id: number;
  name: string;
}

/** A used Camry with three claim-free years, by the documented call; the browser then holds the quote. */
export async function openMotorQuote(page: Page, over: Record<string, unknown> = {}, year = 2021) {
  const { request } = page;
  const json = async <T>(path: string) => (await (await request.get(path)).json()) as T;
  const models = await json<Named[]>(`/api/motor/get-models?make_id=1&year=${year}`);
  const camry = models.find(({ name }) => name === 'Camry')?.id;
  const { variants } = await json<{ variants: Named[] }>(
    `/api/motor/get-variants?make_id=1&model_id=${camry}&year=${year}`,
  );
  const { token } = await json<{ token: string }>('/api/csrf');
  const answer = await request.post('/api/survey/motor/get-products', {
    headers: { 'x-csrf-token': token },
    data: {
      emirate: 'Dubai',
      emirate_id: 2,
      manf_year: year,
      variant_id: variants[0]?.id,
      is_vehicle_new: 0,
      first_reg_date: '2021-03-02',
      dob: '1991-03-14',
      uae_drive_exp: 5,
      nationality_id: 105,
      is_insured: 1,
      is_comprehensive: 1,
      is_agency_repair: 0,
      is_gcc_spec: 1,
      is_claims: 3,
      ...over,
    },
  });
  expect(answer.ok()).toBe(true);
}

interface ListModel {
  tiles: { id: number; insurerName: string; schemeCode: string; type: string }[];
}

/** BUY NOW on a plan of the list, as its own form posts it; the page of the order is open then. */
export async function buyPlan(
  page: Page,
  wanted: (tile: ListModel['tiles'][number]) => boolean = ({ type }) => type === 'comprehensive',
  title = 'Insure this car',
): Promise<void> {
  const answer = await page.request.get('/api/pages/motor/products');
  const list = (await answer.json()) as ListModel;
  const tile = list.tiles.findLast(wanted);
  expect(tile, 'a plan of that kind').toBeDefined();
  const { token } = (await (await page.request.get('/api/csrf')).json()) as { token: string };
  await page.request.post('/survey/motor/policy-details', {
    form: { csrf_token: token, product_id: String(tile?.id), premium: '' },
    headers: { origin: new URL(answer.url()).origin },
  });
  await page.goto('/survey/motor/policy-details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

export const slots = [
  'emirates_id_front',
  'emirates_id_back',
  'mulkiya_front',
  'mulkiya_back',
  'license_front',
  'license_back',
] as const;

/** Everything but files and agreements; `start` stays at today, which the page proposes. */
export async function fillDetails(page: Page): Promise<void> {
  await page.locator('#buying_car_type-1').check();
  await page.selectOption('#body_color', 'White');
  await page.selectOption('#plate_color', 'White');
  await page.fill('#chassis_no', 'JTNB11HK303000123');
  await page.fill('#emirate_no', '784-1990-1234567-6');
  await page.fill('#plate_no', 'A 12345');
  const year = new Date().getFullYear();
  await chooseDate(page, 'license_issue_date', [1, 3, year - 10]);
  await chooseDate(page, 'license_expiry_date', [1, 3, year + 3]);
  await page.fill('#license_no', '1234567');
  await page.fill('#policyholder_name', 'Mariam Test');
  await page.fill('#occupation', 'Engineer');
}

async function chooseDate(page: Page, name: string, [day, month, year]: [number, number, number]) {
  await page.selectOption(`#${name}-day`, String(day));
  await page.selectOption(`#${name}-month`, String(month));
  await page.selectOption(`#${name}-year`, String(year));
}

export async function chooseFiles(page: Page, fields: readonly string[] = slots): Promise<void> {
  for (const field of fields) {
    await page.setInputFiles(`#${field}`, {
      name: `${field}.png`,
      mimeType: 'image/png',
      buffer: picture(),
    });
  }
}

export async function agree(page: Page): Promise<void> {
  await page.locator('#agree1').check();
  await page.locator('#agree2').check();
}

export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: 'Confirm the order' });

/** A sound PNG of 80 by 50 points. */
function picture(): Buffer {
  const [width, height] = [80, 50];
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => (x * y) % 256)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const edge = Buffer.alloc(8);
  edge.writeUInt32BE(data.length, 0);
  edge.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edge.subarray(0, 4), body, edge.subarray(4)]);
}
