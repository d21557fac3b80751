/** What spares taps: a date typed straight on, what follows from an answer, sums, Enter from line to line. */
import { expect, type Request, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { choose, next, questionnaire } from './support/journey.ts';
import { motor, nextMotor, onMotorStep, walkMotor } from './support/motor.ts';

test('a family: one member is offered, dates go straight on, a relation says the status', async ({
  page,
}) => {
  const walker = { page, scripts: true };
  await page.goto(questionnaire);
  await hydrated(page);
  await choose(walker, 'main_emirate', '2');
  await choose(walker, 'category', 'self');
  const count = page.locator('#member_count');
  await expect(count).toHaveValue('1');
  await page.getByRole('button', { name: 'One fewer' }).click();
  await expect(count).toHaveValue('1');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(count).toHaveValue('2');
  await next(page);

  const field = (member: number, name: string) =>
    page.locator(`[name="members[${member}][${name}]"]`);
  const typed = page.locator('#members-1-birth-typed');
  await expect(typed).toHaveAttribute('inputmode', 'numeric');
  await typed.pressSequentially('19910231');
  await expect(field(1, 'dob_month')).toHaveValue('2');
  // February has no such day.
  await expect(field(1, 'dob_day')).toHaveValue('');
  await typed.fill('');
  await typed.pressSequentially('19910314');
  await expect(typed).toHaveValue('1991/03/14');
  await expect(field(1, 'dob_year')).toHaveValue('1991');
  await expect(field(1, 'dob_month')).toHaveValue('3');
  await expect(field(1, 'dob_day')).toHaveValue('14');
  await expect(page.locator('output').first()).toHaveText('14/03/1991');
  await typed.press('Enter');
  await expect(page.locator('#members-2-birth-typed')).toBeFocused();

  const status = (value: number) =>
    page.locator(`[name="members[2][marital_status_id]"][value="${value}"]`);
  await field(2, 'relation_id').selectOption('2');
  await expect(status(2)).toBeChecked();
  await field(2, 'relation_id').selectOption('3');
  await expect(status(1)).toBeChecked();
  await page.locator('label:has([name="members[2][marital_status_id]"][value="2"])').click();
  await field(1, 'dob_day').selectOption('15');
  await expect(page.locator('output').first()).toHaveText('15/03/1991');
  await expect(typed).toHaveValue('');
  await field(2, 'relation_id').selectOption('3');
  await field(2, 'relation_id').selectOption('5');
  await expect(status(2)).toBeChecked();
});

test('a total that is a sum fills itself, and Enter leads to the next empty line', async ({
  page,
}) => {
  await page.goto('/survey/general');
  await hydrated(page);
  await page.locator('label:has([value="work_comp"])').click();
  const onward = page.getByRole('button', { name: 'Next', exact: true });
  await onward.click();
  await page.locator('#business_activity_id').selectOption('3');
  await page.locator('#emirate_id').selectOption('2');
  await hydrated(page);
  await onward.click();
  await expect(page.locator('#admin_employees')).toBeVisible();
  await hydrated(page);
  await page.locator('#admin_employees').fill('5');
  await page.locator('#non_admin_employees').fill('20');
  await expect(page.locator('#total_employees')).toHaveValue('25');
  await page.locator('#total_employees').fill('30');
  await page.locator('#admin_employees').fill('6');
  await expect(page.locator('#total_employees')).toHaveValue('30');
  await page.locator('#admin_employees').press('Enter');
  await expect(page.locator('#admin_wages')).toBeFocused();
});

test('the first registration: three pages on one screen, each of them called in its order', async ({
  page,
}) => {
  const isCall = (sent: Request) => sent.method() === 'POST' && /step=reg_/.test(sent.url());
  const called: string[] = [];
  page.on('request', (sent) => {
    const isSave = new URLSearchParams(sent.postData() ?? '').get('go') === 'save';
    if (isCall(sent) && !isSave) called.push(new URL(sent.url()).searchParams.get('step') ?? '');
  });
  await page.goto(motor);
  await walkMotor({ page, scripts: true }, {}, ['reg_year']);
  const percent = page.getByRole('progressbar');
  await expect(percent).toHaveAttribute('aria-valuenow', '28');
  const part = (name: string) => page.locator(`select[name="reg_${name}"]`);
  for (const name of ['year', 'month', 'day']) await expect(part(name)).toBeVisible();
  await nextMotor(page);
  await expect(page.locator('main').getByRole('alert').getByRole('link')).toHaveCount(3);
  expect(called).toEqual([]);

  const typed = page.locator('#reg-group-typed');
  await typed.pressSequentially('20210302');
  await expect(page.locator('output').first()).toHaveText('02/03/2021');
  await typed.press('Enter');
  await expect(page).toHaveURL(onMotorStep('dob'));
  await expect.poll(() => called).toEqual(['reg_year', 'reg_month', 'reg_day']);
  await expect(percent).toHaveAttribute('aria-valuenow', '44');

  // One entry of the browser's history; each of the three addresses opens it.
  await page.goBack();
  await expect(page).toHaveURL(onMotorStep('reg_year'));
  await expect(part('day')).toHaveValue('2');
  for (const step of ['reg_day', 'reg_month', 'reg_year']) {
    await page.goto(`${motor}?step=${step}`);
    await hydrated(page);
    await expect(part('month')).toHaveValue('3');
  }
  await part('month').selectOption('4');
  // Saved within a second, as everywhere.
  await page.waitForTimeout(1000);
  await page.reload();
  await hydrated(page);
  await expect(part('month')).toHaveValue('4');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).not.toHaveURL(/step=reg_/);
});
