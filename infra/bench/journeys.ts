/**
 * `npm run bench:journeys`: what it costs a thumb to get from the home page to the first prices, counted in a real browser of a
 * phone's width: taps (a select counts two), fields that are typed into, keys, and screens. Enter is a key: it
 * goes to the next empty line, and from the last to the next page.
 */
import { chromium, type Page } from '@playwright/test';
import { hydrated } from '../../web/e2e/support/hydrated.ts';
import { commandLine } from './command-line.ts';
import { startProduct, temporaryData } from './product.ts';
import { type Count, createThumb, type Thumb } from './thumb.ts';

const port = 3981;
const help = `npm run bench:journeys [-- options]

  --origin URL   walks a product that runs already
`;
const options = commandLine(help, { origin: { type: 'string' } });

const homeTab = (at: number) => `[role="tab"] >> nth=${at}`;

/** The last button of a step's form; the first, unseen one is for Enter. */
const onward = 'form[action*="?step="] button[type="submit"] >> nth=-1';

const born = ['19860314', '19881102', '20160520', '20190809'];
const relations = ['', '2', '3', '3'];

interface Task {
  name: string;
  /** Before fewer taps were needed, and at most today. */
  before: number;
  most: number;
  walk: (thumb: Thumb, page: Page) => Promise<void>;
}

const tasks: readonly Task[] = [
  { name: 'one person', before: 21, most: 14, walk: (thumb) => medical(thumb, 1) },
  { name: 'family of four', before: 51, most: 26, walk: (thumb) => medical(thumb, 4) },
  { name: 'car', before: 33, most: 20, walk: car },
  { name: "workmen's compensation", before: 23, most: 14, walk: business },
];

const data = temporaryData();
const product = options.origin ? null : await startProduct(port, data.dir);
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log('task                     taps  before  at most  fields  keys  screens');
  for (const task of tasks) print(task, await counted(task));
} finally {
  await browser.close();
  await product?.stop();
  data.remove();
}

function print({ name, before, most }: Task, { taps, fields, keys, screens }: Count): void {
  const figures = [
    [taps, 4],
    [before, 6],
    [most, 7],
    [fields, 6],
    [keys, 4],
    [screens, 7],
  ] as const;
  const line = figures.map(([value, width]) => String(value).padStart(width)).join('  ');
  console.log(`${name.padEnd(24)} ${line}`);
  if (taps > most) process.exitCode = 1;
}

async function counted({ walk }: Task): Promise<Count> {
  const context = await browser.newContext({
    baseURL: options.origin ?? product?.origin ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const thumb = createThumb(page);
    await page.goto('/');
    await walk(thumb, page);
    return thumb.count();
  } finally {
    await context.close();
  }
}

async function medical(thumb: Thumb, people: number): Promise<void> {
  await thumb.tapIfHidden(homeTab(1), '[role="tabpanel"] a[href*="/medical/individual"]');
  await thumb.open('[role="tabpanel"] a[href*="/medical/individual"]', 'emirate');
  await thumb.step('category', 'label:has([name="main_emirate"][value="2"])');
  await thumb.step('member_count', 'label:has([name="category"][value="self"])');
  if (people === 1) await thumb.step('self', onward);
  else {
    await thumb.type('#member_count', String(people), { over: true });
    await thumb.enter('self');
  }
  for (let at = 0; at < people; at += 1) {
    const field = (name: string) => `[name="members[${at + 1}][${name}]"]`;
    const date = `#members-${at + 1}-birth-typed`;
    if (at > 0) await thumb.choose(field('relation_id'), relations[at] ?? '');
    await thumb.type(date, born[at] ?? '');
    await thumb.tap(`label:has(${field('gender_id')}[value="${(at % 2) + 1}"])`);
    await thumb.check(`label:has(${field('marital_status_id')}[value="${at > 1 ? 1 : 2}"])`);
  }
  await thumb.step('check', onward);
  await thumb.step('contact', onward);
  await thumb.typeOn([
    ['#name', 'Mariam Test'],
    ['#email', address()],
    ['#phone', '0501234567'],
  ]);
  await thumb.person();
  await thumb.prices(/individual\/products/, onward);
}

async function car(thumb: Thumb, page: Page): Promise<void> {
  await thumb.tapIfHidden(homeTab(0), 'button[name="popular"]');
  await thumb.open('button[name="popular"]', 'year');
  await thumb.step('variant', 'label:has([name="manf_year"][value="2021"])');
  await thumb.step('reg_year', 'label:has([name="variant_id"])');
  await thumb.type('#reg-group-typed', '20210302');
  await thumb.enter('dob');
  await thumb.type('#dob-group-typed', '19910314');
  await thumb.enter('experience');
  await thumb.tap('label:has([name="uae_drive_exp"][value="5"])');
  await page.locator('#nationality_id').waitFor();
  await thumb.choose('#nationality_id', '914');
  await thumb.step('insured', onward);
  await thumb.step('comprehensive', 'label:has([name="is_insured"][value="1"])');
  await thumb.step('agency', 'label:has([name="is_comprehensive"][value="1"])');
  await thumb.step('gcc', 'label:has([name="is_agency_repair"][value="0"])');
  await thumb.step('no_claim', 'label:has([name="is_gcc_spec"][value="1"])');
  await thumb.step('emirate', 'label:has([name="is_claims"][value="0"])');
  await thumb.step('last', 'label:has([name="emirate_id"][value="2"])');
  await thumb.typeOn([
    ['#name', 'Omar Test'],
    ['#email', address()],
    ['#mobile', '0501234567'],
    ['#chassis_no', 'JTDBR32E720012345'],
  ]);
  await thumb.person();
  await thumb.prices(/motor\/products/, onward);
}

async function business(thumb: Thumb, page: Page): Promise<void> {
  await thumb.choose('#business_type', 'work_comp');
  await thumb.open('button[name="go"][value="begin"]', 'business_information_page');
  await thumb.choose('#business_activity_id', '3');
  await thumb.choose('#emirate_id', '2');
  await thumb.step('employee_details_page', onward);
  await thumb.typeOn([
    ['#admin_employees', '5'],
    ['#non_admin_employees', '20'],
    ['#admin_wages', '600000'],
    ['#non_admin_wages', '720000'],
  ]);
  await thumb.enter('had_any_claim_page');
  await thumb.tap('label:has(#general_had_claim-2)');
  await thumb.step('general_contact_page', onward);
  await hydrated(page);
  await thumb.typeOn([
    ['#company_name', 'Bakery Test'],
    ['#contact_name', 'Mariam Test'],
    ['#customer_email', address()],
    ['#phone', '0501234567'],
  ]);
  await thumb.person();
  await thumb.prices(/general\/products/, onward);
}

function address(): string {
  return `bench${process.pid}x${Date.now()}@example.com`;
}
