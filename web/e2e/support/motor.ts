/** A driver's hands on the motor questionnaire: the same pages with and without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { arrived, hydrated } from './hydrated.ts';
import { choose, type Walker } from './journey.ts';

export const motor = '/survey/motor';

/** What a page is given; a text is a card's words, a list of texts are fields. */
type Hands = (walker: Walker) => Promise<void>;

export const onMotorStep = (step: string) => new RegExp(`/survey/motor\\?(.*&)?step=${step}(&|$)`);

/** Next, whichever words it carries: the last button of the step's form. */
export async function nextMotor(page: Page): Promise<void> {
  await arrived(page);
  await page.locator('form[action*="/survey/motor?step"] button[type="submit"]').last().click();
}

/** A card by its words. */
async function card(
  { page, scripts }: Walker,
  name: string,
  words: string | RegExp,
): Promise<void> {
  const cards = page.locator(`label:has(input[name="${name}"])`);
  await cards.filter({ hasText: words }).first().click();
  if (!scripts) await nextMotor(page);
}

/** A value of a card, where words are too many. */
async function value(walker: Walker, name: string, chosen: string): Promise<void> {
  const { page, scripts } = walker;
  await choose({ page, scripts: true }, name, chosen);
  if (!scripts) await nextMotor(page);
}

const answers: Readonly<Record<string, Hands>> = {
  make: (walker) => card(walker, 'make_id', 'Toyota'),
  year: (walker) => value(walker, 'manf_year', '2021'),
  model: (walker) => card(walker, 'model_id', 'Camry'),
  variant: (walker) => card(walker, 'variant_id', /./),
  brand_new: (walker) => value(walker, 'is_vehicle_new', '1'),
  reg_year: (walker) => registered(walker, () => value(walker, 'reg_year', '2021')),
  reg_month: (walker) => registered(walker, () => card(walker, 'reg_month', 'March')),
  reg_day: (walker) => registered(walker, () => value(walker, 'reg_day', '2')),
  dob: ({ page }) => chooseDate(page, 'dob', ['1991', '3', '14']),
  experience: async ({ page }) => {
    await page.locator('label:has(input[name="uae_drive_exp"][value="5"])').click();
    await page.locator('[name="nationality_id"]').selectOption({ label: 'India' });
    await nextMotor(page);
  },
  insured: (walker) => value(walker, 'is_insured', '1'),
  expiry: ({ page }) => chooseDate(page, 'policy_exp', ['2026', '3', '1']),
  test_cert: (walker) => value(walker, 'vehicle_test_cert', '1'),
  comprehensive: (walker) => value(walker, 'is_comprehensive', '1'),
  agency: (walker) => value(walker, 'is_agency_repair', '0'),
  gcc: (walker) => value(walker, 'is_gcc_spec', '1'),
  no_claim: async (walker) => {
    await value(walker, 'is_claims', '3');
    await walker.page.getByRole('button', { name: 'I understand' }).click();
  },
  emirate: (walker) => value(walker, 'emirate_id', '2'),
};

/** Three pages; where scripts run one screen has the whole date. */
function registered({ page, scripts }: Walker, alone: () => Promise<void>): Promise<void> {
  return scripts ? chooseDate(page, 'reg', ['2021', '3', '2']) : alone();
}

async function chooseDate(page: Page, name: string, [year = '', month = '', day = '']: string[]) {
  await page.locator(`[name="${name}_year"]`).selectOption(year);
  await page.locator(`[name="${name}_month"]`).selectOption(month);
  await page.locator(`[name="${name}_day"]`).selectOption(day);
  await nextMotor(page);
}

/** Page after page, whichever comes, until one of `until`; the pages that came, with the percent each showed. */
export async function walkMotor(
  walker: Walker,
  over: Readonly<Record<string, Hands>> = {},
  until: readonly string[] = ['last', 'find_car'],
): Promise<{ step: string; percent: number }[]> {
  const { page } = walker;
  const hands = { ...answers, ...over };
  const pages: { step: string; percent: number }[] = [];
  for (;;) {
    if (walker.scripts) await hydrated(page);
    const step = await stepShown(page);
    const percent = Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
    pages.push({ step, percent });
    if (until.includes(step)) return pages;
    await hands[step]?.(walker);
    await expect.poll(() => stepShown(page)).not.toBe(step);
  }
}

/** By the form's own address: the page's may be without a step at first. */
async function stepShown(page: Page): Promise<string> {
  const form = page.locator('form[action*="/survey/motor?step"]').first();
  const action = await form.getAttribute('action');
  return new URL(action ?? '', 'http://localhost').searchParams.get('step') ?? '';
}

export async function fillLast({ page, scripts }: Walker, email: string, chassis: string) {
  await page.locator('[name="name"]').fill('Omar Test');
  await page.locator('#email').fill(email);
  await page.locator('[name="mobile"]').fill('050 123 4567');
  await page.locator('[name="chassis_no"]').fill(chassis);
  if (scripts) {
    await page.getByLabel('I am a person').check();
    await expect(page.getByText('Checking…')).toHaveCount(0);
  } else {
    // A ticket of the page counts from three seconds after it was rendered (decisions X8).
    await page.waitForTimeout(3200);
  }
}
