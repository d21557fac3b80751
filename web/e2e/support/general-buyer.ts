/** A bakery that insures its people: the pages of the general wizard, with and without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { sha, solveChallenge } from 'altcha/lib';
import { hydrated } from './hydrated.ts';
import { newEmail, type Walker } from './journey.ts';

const general = '/survey/general';

const staff = {
  total_employees: '25',
  admin_employees: '5',
  non_admin_employees: '20',
  admin_wages: '600,000',
  non_admin_wages: '720,000',
};

type Hands = (page: Page) => Promise<void>;

const answers: Readonly<Record<string, Hands>> = {
  general_insurance_type_page: (page) => chooseTypes(page, ['work_comp']),
  business_information_page: async (page) => {
    await page.locator('#business_activity_id').selectOption('3');
    await page.locator('#emirate_id').selectOption('2');
  },
  employee_details_page: fillEmployees,
  had_any_claim_page: (page) => page.locator('label:has(#general_had_claim-2)').click(),
};

/** Before a page of the wizard is answered. */
type Look = (step: string) => Promise<void>;

/** From the first page until the contact page is filled; what `over` names is answered so. The pages that came. */
export async function walkGeneral(
  walker: Walker,
  email: string,
  over: Readonly<Record<string, Hands>> = {},
  look: Look = async () => {},
): Promise<string[]> {
  const { page, scripts } = walker;
  const hands = { ...answers, ...over };
  const came: string[] = [];
  await page.goto(general);
  for (;;) {
    if (scripts) await hydrated(page);
    const step = await stepShown(page);
    came.push(step);
    await look(step);
    if (step === 'general_contact_page') break;
    await hands[step]?.(page);
    await next(page);
    await expect.poll(() => stepShown(page)).not.toBe(step);
  }
  await fillContact(walker, email);
  return came;
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** The list, its address without a query. */
export async function seePlans(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(/\/survey\/general\/products$/);
}

/** The first plan of the list; the page of its documents is open then. */
export async function choosePlan(page: Page): Promise<void> {
  await page.goto(`${general}/products`);
  await page
    .locator('#plans button[name="product_id"]:not([data-compare]):visible')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request this policy');
}

/** Folded before the plans of a phone, open beside those of a wide page. */
export async function openFilters(page: Page): Promise<void> {
  const fold = page.locator('[data-filters] > summary');
  const first = page.locator('fieldset[data-group="companies"] input').first();
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  await expect(fold).toBeVisible({ visible: isPhone });
  await expect(first).toBeVisible({ visible: !isPhone });
  if (isPhone) await fold.click();
}

export async function chooseTypes(page: Page, types: readonly string[]): Promise<void> {
  for (const type of types)
    await page.locator(`label:has(input[name="selected_general_codes"][value="${type}"])`).click();
}

export async function fillEmployees(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(staff))
    await page.locator(`[name="${name}"]`).fill(value);
}

/** The whole wizard in one post behind the page (decisions G3): for what is about the pages after it only. */
export async function quoteAtOnce(page: Page, over: Record<string, string> = {}): Promise<void> {
  const { request } = page.context();
  const json = async <T>(path: string) => (await (await request.get(path)).json()) as T;
  const { token } = await json<{ token: string }>('/api/csrf');
  const challenge = await json<Challenge>('/api/captcha/challenge');
  const solution = await solveChallenge({ challenge, deriveKey: sha.deriveKey });
  const answer = await request.post(general, {
    headers: { accept: 'application/json' },
    form: {
      csrf_token: token,
      selected_general_codes: 'work_comp',
      business_activity_id: '3',
      emirate_id: '2',
      ...staff,
      general_had_claim: '0',
      company_name: 'Ghaf Bakery LLC',
      contact_name: 'Noura Test',
      customer_email: newEmail(),
      phone: '050 123 4567',
      dial_code: '+971',
      'g-recaptcha-response': btoa(JSON.stringify({ challenge, solution })),
      ...over,
    },
  });
  expect(await answer.json()).toMatchObject({ ok: true });
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

async function fillContact({ page, scripts }: Walker, email: string): Promise<void> {
  await page.locator('[name="company_name"]').fill('Ghaf Bakery LLC');
  await page.locator('[name="contact_name"]').fill('Noura Test');
  await page.locator('[name="customer_email"]').fill(email);
  await page.locator('[name="phone"]').fill('050 123 4567');
  if (scripts) {
    await page.getByLabel('I am a person').check();
    await expect(page.getByText('Checking…')).toHaveCount(0);
  } else {
    // A ticket of the page counts from three seconds after it was rendered (decisions X8).
    await page.waitForTimeout(3200);
  }
}

/** By the form's own address: the page's may be without a step at first. */
async function stepShown(page: Page): Promise<string> {
  const form = page.locator(`main form[action*="${general}?step"]`).first();
  const action = (await form.getAttribute('action')) ?? '';
  return new URL(action, 'http://localhost').searchParams.get('step') ?? '';
}
