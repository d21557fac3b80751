/** What calls answer an Arabic page, where the sentence is filled with values: the page says it in Arabic (decisions X26; issue 19). */
import { arabicOfAccounts, arabicOnSite } from '@muqarin/rules/ar/sayings';
import { filled, inEnglish, type Message, within } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodyOf } from '@/lib/answer-body.ts';

const tooBig = filled('Please upload a file of at most {n} MB.', { n: 10 });

beforeEach(() => {
  const documentElement = { lang: 'ar', dataset: {} };
  const sayings = { ...arabicOnSite(), ...arabicOfAccounts() };
  const texts = { textContent: JSON.stringify({ areas: {}, sayings }) };
  vi.stubGlobal('document', { documentElement, getElementById: () => texts });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answerOf = (said: Message) => ({ status: 'error', error: inEnglish(said), filled: [said] });

it.each([
  ['an upload', filled(accountMessages.uploadFailedFor, { why: within(tooBig) })],
  ['a new address', filled(accountMessages.emailToConfirm, { email: 'a@example.com' })],
  ['all files', filled(messages.filesTooLarge, { megabytes: 25 })],
])('says of %s in Arabic', async (_what, said) => {
  const { error, status } = await bodyOf(Promise.resolve(answerOf(said)));
  expect(status).toBe('error');
  expect(String(error)).toMatch(/[؀-ۿ]/);
  expect(String(error).replace('a@example.com', '')).not.toMatch(/[A-Za-z]/);
});

it('says of each field what is wrong with it', async () => {
  const errors = [{ field: 'user_attachment-0', message: inEnglish(tooBig) }];
  const said = (await bodyOf(Promise.resolve({ msg: 'no', errors, filled: [tooBig] }))) as {
    errors: { message: string }[];
  };
  expect(said.errors[0]).toMatchObject({ field: 'user_attachment-0' });
  expect(said.errors[0]?.message).toContain('ميغابايت');
});

it('leaves what is known whole, and what is no sentence, as it came', async () => {
  const answer = { error: 'Pending', errors: [null, 'x'] };
  expect(await bodyOf(Promise.resolve(answer))).toBe(answer);
  const odd = { ...answer, filled: [null, 'yes', {}] };
  expect(await bodyOf(Promise.resolve(odd))).toEqual(answer);
});

it('takes what is no JSON for an answer without fields, and a list as it is', async () => {
  const list = [{ id: 1 }];
  expect(await bodyOf(Promise.resolve(list))).toBe(list);
  expect(await bodyOf(Promise.resolve(null))).toEqual({});
  expect(await bodyOf(Promise.reject(new SyntaxError('no JSON')))).toEqual({});
});
