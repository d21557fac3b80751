/** One person's answers and quote, posted behind the page. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sha, solveChallenge } from 'altcha/lib';
import { questionnaire } from './journey.ts';

export const products = '/survey/medical/individual/products';

/** The list of one person in Dubai is priced; nothing is opened. */
export async function medicalQuoteAtOnce(
  page: Page,
  email: string,
  phone = '050 123 4567',
): Promise<void> {
  await answerAtOnce(page);
  const { request } = page.context();
  const answer = await request.post(questionnaireContact, {
    headers: { accept: 'application/json' },
    form: {
      csrf_token: await tokenOf(request),
      name: 'Mariam Test',
      email,
      phone,
      dial_code: '+971',
      'g-recaptcha-response': await captchaAtOnce(request),
    },
  });
  expect(await answer.json()).toMatchObject({ ok: true, redirect: products });
}

/** What the box of the captcha sends once it is ticked. */
export async function captchaAtOnce(request: APIRequestContext): Promise<string> {
  const challenge = (await (await request.get('/api/captcha/challenge')).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey: sha.deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

async function tokenOf(request: APIRequestContext): Promise<string> {
  return ((await (await request.get('/api/csrf')).json()) as { token: string }).token;
}

export const questionnaireContact = `${questionnaire}?step=contact`;

/** Everything but who asks. */
export async function answerAtOnce(page: Page): Promise<void> {
  const { request } = page.context();
  const token = await tokenOf(request);
  for (const [step, fields] of answersByStep) {
    const answer = await request.post(`${questionnaire}?step=${step}`, {
      headers: { accept: 'application/json' },
      form: { ...fields, csrf_token: token },
    });
    expect(await answer.json(), step).toMatchObject({ ok: true });
  }
}

const answersByStep: readonly [string, Record<string, string>][] = [
  ['emirate', { main_emirate: '2' }],
  ['category', { category: 'self' }],
  ['member_count', { member_count: '1' }],
  [
    'self',
    {
      'members[1][dob_year]': '1991',
      'members[1][dob_month]': '3',
      'members[1][dob_day]': '14',
      'members[1][gender_id]': '2',
      'members[1][marital_status_id]': '2',
      'members[1][relation_id]': '1',
    },
  ],
  ['check', {}],
];
