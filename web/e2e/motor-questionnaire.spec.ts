/** The motor questionnaire from the first question to its ends, with and without JavaScript, at both widths. */
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { expect, type Page, test } from '@playwright/test';
import { chooseEmirate } from './support/home.ts';
import { hydrated } from './support/hydrated.ts';
import { newEmail, type Walker } from './support/journey.ts';
import { fillLast, motor, nextMotor, onMotorStep, walkMotor } from './support/motor.ts';
import { sound, watch } from './support/sound.ts';
import { eventsAbout, linkIn, mailTo, storyOf } from './support/stream.ts';

const chassis = 'JTDBR32E720123456';

test('a used car: from the emirate on the home page to the plans', async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000);
  const walker: Walker = { page, scripts: javaScriptEnabled !== false };
  const problems = await watch(page);
  const email = newEmail();
  await page.goto('/');
  await chooseEmirate(page, 'Dubai', walker.scripts);
  await page.getByRole('button', { name: 'Compare car plans' }).click();
  await expect(page).toHaveURL(/\/survey\/motor$/);
  if (walker.scripts) {
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('ans_obj'))) ?? '')).toEqual({
      emirate: 'Dubai',
      emirate_id: 2,
    });
  }

  // Each page that looks different is looked at.
  const registered = walker.scripts ? 'reg_year' : 'reg_day';
  for (const step of ['make', 'year', 'variant', registered, 'dob', 'experience', 'insured'])
    await soundAt(walker, step);
  await walkMotor(walker, {}, ['no_claim']);
  await page.locator('label:has(input[name="is_claims"][value="3"])').click();
  if (!walker.scripts) await nextMotor(page);
  await expect(page.locator('main').getByRole('alert')).toContainText(motorMessages.noClaimNotice);
  await sound(page, 'the notice', { scripts: walker.scripts });
  await page.getByRole('button', { name: 'I understand' }).click();

  // The emirate is known already.
  await expect(page).toHaveURL(onMotorStep('last'));
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await sound(page, 'last', { scripts: walker.scripts });
  // What was typed before the card went ahead is still there after it.
  await page.locator('[name="name"]').fill('Omar Card');
  await sendCard(walker);
  await expect(page.locator('[name="name"]')).toHaveValue('Omar Card');
  await fillLast(walker, email, '');
  await nextMotor(page);
  await expect(page).toHaveURL(/\/survey\/motor\/no-chassis/);
  await sound(page, 'no-chassis', { scripts: walker.scripts });
  // Whoever goes to look for the number comes back by a mail.
  expect(linkIn((await mailTo(request, email, /Go on/)).text)).toContain('/resume/');
  const about = await eventsAbout(request, email);
  const captured = about.find(({ type }) => type.endsWith('LeadCaptured'));
  expect(JSON.parse(captured?.value ?? '{}')).toMatchObject({
    source: 'motor',
    motor: { make: 'Toyota', model: 'Camry', modelYear: 2021, claimFreeYears: 3 },
  });

  const box = page.locator('form[action$="/chassis"]');
  await box.locator('[name="chassis_no"]').fill('IOQ');
  await box.getByRole('button').click();
  await expect(page).toHaveURL(/\/survey\/motor\/retry/);
  await expect(page.locator('main').getByRole('alert')).toContainText(motorMessages.validChassis);
  if (walker.scripts) await hydrated(page);
  await box.locator('[name="chassis_no"]').fill(chassis);
  await box.getByRole('button').click();
  await expect(page).toHaveURL(/\/survey\/motor\/products/);
  await expect.poll(() => storyOf(request, email)).toContain('MotorChassisGiven');
  expect(problems).toEqual([]);
});

const ways = [
  {
    name: 'not insured, third party',
    over: {
      insured: (walker: Walker) => pickValue(walker, 'is_insured', '0'),
      comprehensive: (walker: Walker) => pickValue(walker, 'is_comprehensive', '0'),
    },
    pages: ['expiry', 'test_cert', 'comprehensive', 'gcc'],
    without: ['agency', 'brand_new'],
  },
  {
    name: 'brand new',
    over: { year: (walker: Walker) => pickValue(walker, 'manf_year', '2026') },
    pages: ['brand_new', 'dob', 'agency'],
    without: ['reg_year', 'expiry'],
  },
];

for (const { name, over, pages, without } of ways) {
  test(`${name}: reaches the plans`, async ({ page, javaScriptEnabled }) => {
    test.setTimeout(120_000);
    const walker: Walker = { page, scripts: javaScriptEnabled !== false };
    await page.goto(motor);
    const came = await walkMotor(walker, over);
    const steps = came.map(({ step }) => step);
    expect(steps).toEqual(expect.arrayContaining(pages));
    for (const left of without) expect(steps).not.toContain(left);
    if (walker.scripts && steps.includes('emirate')) {
      const kept = await page.evaluate(() => localStorage.getItem('ans_obj'));
      expect(JSON.parse(kept ?? 'null')).toEqual({ emirate: 'Dubai', emirate_id: 2 });
    }
    const percents = came.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect([percents[0], percents.at(-1)]).toEqual([0, 100]);
    if (steps.includes('expiry')) await expect(page.locator('main')).toContainText('90 days');
    await fillLast(walker, newEmail(), chassis);
    await nextMotor(page);
    await expect(page).toHaveURL(/\/survey\/motor\/products/);
  });
}

test('a car that is not in the list', async ({ page, request, javaScriptEnabled }) => {
  const walker: Walker = { page, scripts: javaScriptEnabled !== false };
  const email = newEmail();
  await watch(page);
  await page.goto(motor);
  await walkMotor(walker, { variant: (at) => pickValue(at, 'variant_id', 'none') });
  await sound(page, 'find_car', { scripts: walker.scripts });
  await nextMotor(page);
  await expect(page.locator('main').getByRole('alert')).toContainText(
    motorMessages.enterCarDetails,
  );
  await page.locator('[name="details"]').fill('A Camry with another engine');
  await page.locator('[name="emirate"]').selectOption({ label: 'Sharjah' });
  await page.locator('[name="name"]').fill('Omar Test');
  await page.locator('#email').fill(email);
  await page.locator('[name="phone"]').fill('050 123 4567');
  await nextMotor(page);
  await expect(page).toHaveURL(/\/thank-you/);
  await expect.poll(async () => (await eventsAbout(request, email)).length).toBeGreaterThan(0);
});

for (const path of ['oops', 'retry', 'no-chassis']) {
  test(`${path} is no dead end on a direct visit`, async ({ page, javaScriptEnabled }) => {
    const scripts = javaScriptEnabled !== false;
    await watch(page);
    await page.goto(`${motor}/${path}`);
    if (scripts) await hydrated(page);
    await sound(page, path, { scripts });
    const box = page.locator('form[action$="/call-back"]');
    await box.getByRole('button').click();
    await expect(page.locator('main').getByRole('alert')).toContainText(messages.enterName);
    await box.locator('[name="name"]').fill('Omar Test');
    await box.locator('[name="email"]').fill(newEmail());
    await box.locator('[name="phone"]').fill('050 123 4567');
    await box.getByRole('button').click();
    await expect(page).toHaveURL(/\/thank-you/);
  });
}

test('tags, Previous, refused answers, Change and the mailed link', async ({
  page,
  request,
  browser,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000);
  const walker: Walker = { page, scripts: javaScriptEnabled !== false };
  await page.goto(motor);
  await walkMotor(walker, {}, ['variant']);
  await page.getByRole('button', { name: 'Remove 2021' }).click();
  await expect(page).toHaveURL(onMotorStep('year'));
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await walkMotor(walker, {}, ['dob']);
  if (walker.scripts) await hydrated(page);
  await nextMotor(page);
  await expect(page.locator('main').getByRole('alert')).toContainText(
    motorMessages.enterDateOfBirth,
  );
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL(onMotorStep('reg_day'));
  const day = walker.scripts ? 'select[name="reg_day"]' : 'input[name="reg_day"]:checked';
  await expect(page.locator(day)).toHaveValue('2');
  await walkMotor(walker, {}, ['last']);
  await page.getByRole('link', { name: /^Change GCC/ }).click();
  await expect(page).toHaveURL(onMotorStep('gcc'));
  await pickValue(walker, 'is_gcc_spec', '0');
  await expect(page).toHaveURL(onMotorStep('last'));
  await expect(page.locator('aside')).toContainText('GCC specificationNo');

  const email = newEmail();
  await page.locator('summary', { hasText: 'Finish later' }).click();
  const box = page.locator('form[action$="/resume-link"]');
  await box.locator('[name="email"]').fill(email);
  await box.getByRole('button').click();
  const link = linkIn((await mailTo(request, email, /Go on/)).text);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(onMotorStep('last'));
  await expect(elsewhere.locator('aside')).toContainText('Toyota Camry');
  await elsewhere.context().close();
});

/** A picture is what a phone sends; this page's own will do for a card. */
async function sendCard({ page, scripts }: Walker): Promise<void> {
  const buffer = await page.screenshot();
  await page
    .locator('[name="mulkiya"]')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer });
  if (!scripts) {
    await page.getByRole('button', { name: 'Send the card' }).click();
    await expect(page.locator('main')).toContainText(motorMessages.uploaded);
  }
  const kept = async () => {
    const answer = await page.request.get('/api/uploads/mulkiya');
    return ((await answer.json()) as { uploads: unknown[] }).uploads.length;
  };
  await expect.poll(kept).toBe(1);
}

async function soundAt(walker: Walker, step: string): Promise<void> {
  await walkMotor(walker, {}, [step]);
  await sound(walker.page, step, { scripts: walker.scripts });
}

async function pickValue({ page, scripts }: Walker, name: string, value: string): Promise<void> {
  await pick(page, name, value);
  if (!scripts) await nextMotor(page);
}

async function pick(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
}
