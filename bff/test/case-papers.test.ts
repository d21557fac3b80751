/** Papers of a claim or complaint: sent by a plain form from its own page, opened by staff who may see the case (features 140). */
import { staffRoles } from '@muqarin/rules/staff/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CasesPage, StaffCasePage } from '../contract/case-pages.ts';
import type { CasePage } from '../contract/site-forms.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { aPdf } from './support/pdf.ts';
import { filedClaim } from './support/site-payloads.ts';
import { member, signInStaff } from './support/staff.ts';

let under: BffUnderTest;
let customer: Browser;
let reference: string;
let caseId: string;
beforeEach(async () => {
  under = await bffUnderTest({}, {}, [
    member('nour', { roles: ['claims'] }),
    member('sara', { roles: ['sales'] }),
  ]);
  customer = await openBrowser(under.app);
  ({ reference } = (await customer.post('/submit-your-claim', filedClaim(customer))).json());
  [{ caseId } = { caseId: '' }] = (await casesOf(await staff('nour'))).rows;
});

const staff = async (user: string) => {
  const browser = await openBrowser(under.app);
  await signInStaff(under.app, browser, { user });
  return browser;
};
const casesOf = async (browser: Browser) =>
  (await browser.get('/api/pages/staff/cases')).json<CasesPage>();
const caseOf = async (browser: Browser) =>
  (await browser.get(`/api/pages/staff/cases/case?case=${caseId}`)).json<StaffCasePage>();
const pageOf = async (browser = customer) =>
  (await browser.get(`/api/pages/site/case?kind=claim&reference=${reference}`)).json<CasePage>();

interface Sent {
  browser?: Browser;
  content?: string;
  name?: string;
  field?: string;
  token?: string;
  to?: string;
}

/** As a browser without scripts posts it. */
const send = (sent: Sent = {}) => {
  const { browser = customer, content = aPdf(), name = 'Letter of Mariam.pdf' } = sent;
  const { field = 'paper', token = browser.token(), to = `/claim/${reference}/papers` } = sent;
  const part = (head: string, body: string) =>
    `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const file = `name="${field}"; filename="${name}"`;
  const body = `${part('name="csrf_token"', token)}${part(file, content)}--edge--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  return browser.raw(to, Buffer.from(body, 'latin1'), headers);
};

describe('a paper of a claim', () => {
  it('is kept without its name, shown to its customer, and said to staff until they look', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/claim/${reference}`]);
    const page = await pageOf();
    expect(page.notice).toMatch(/^Your file has arrived/);
    expect(page.state?.papers).toMatchObject([{ kind: 'pdf', bytes: aPdf().length }]);
    const [kept] = await under.documents.kept();
    expect(kept).toMatchObject({ owner: `case:${caseId}`, purpose: 'case-paper' });
    expect(JSON.stringify(kept)).not.toContain('Mariam');

    const nour = await staff('nour');
    expect((await casesOf(nour)).rows).toMatchObject([{ hasNewPaper: true }]);
    const read = await caseOf(nour);
    expect(read.papers).toEqual(page.state?.papers);
    expect(read.acts).toMatchObject([{ act: 'paper', by: '' }]);
    expect((await casesOf(nour)).rows).toMatchObject([{ hasNewPaper: false }]);
    await send();
    expect((await pageOf()).state?.papers).toHaveLength(2);
  });

  it.each<[string, Sent, string, RegExp]>([
    ['no file', { field: 'other' }, 'paper', /^Choose a file first/],
    ['a program', { content: 'MZ', name: 'a.exe' }, 'paper', /./],
    ['a program that says it is a PDF', { content: 'MZ' }, 'paper', /./],
    ['a broken PDF', { content: '%PDF-1.4\nnothing' }, 'paper', /./],
    ['an old page', { token: 'of yesterday' }, 'paper', /expired/],
  ])('is refused with a word: %s', async (_what, sent, field, word) => {
    const answer = await send(sent);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/claim/${reference}`]);
    const page = await pageOf();
    expect(page.errors).toEqual([{ field, message: expect.stringMatching(word) }]);
    expect(page.state?.papers).toEqual([]);
    expect(await under.documents.kept()).toEqual([]);
  });

  it('is not taken beyond ten, nor once the case is closed', async () => {
    for (let each = 0; each < 10; each += 1) await send();
    await send();
    expect((await pageOf()).errors[0]?.message).toMatch(/^There are 10 files already/);
    expect(await under.documents.kept()).toHaveLength(10);
    const nour = await staff('nour');
    const settle = { case_id: caseId, action: 'settle', text: 'Paid.' };
    await nour.form('/staff/cases', settle);
    await send();
    expect((await pageOf()).errors[0]?.message).toMatch(/^This is closed/);
  });

  it.each([
    ['the case of somebody else', () => `/claim/${reference}/papers`],
    ['a case that is none', () => '/claim/CL-2222-2222/papers'],
    ['a claim as a complaint', () => `/complaint/${reference}/papers`],
  ])('of %s is asked for its code, and nothing is kept', async (what, to) => {
    const browser = what.startsWith('a claim') ? customer : await openBrowser(under.app);
    const answer = await send({ browser, to: to() });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(to().replace('/papers', ''));
    expect((await pageOf(browser)).errors).toMatchObject([{ field: 'code' }]);
    expect(await under.documents.kept()).toEqual([]);
  });
});

describe('a paper of a case, opened', () => {
  let paperId: string;
  beforeEach(async () => {
    await send();
    paperId = (await pageOf()).state?.papers?.[0]?.uploadId ?? '';
  });
  const at = (of = caseId, paper = paperId) => `/staff/cases/${of}/papers/${paper}`;
  const read = async () => (await under.leads.raised('CasePaperRead')).length;

  it('is a link of minutes to save it by, and each look is noted', async () => {
    const nour = await staff('nour');
    const answer = await nour.get(at());
    expect(answer.statusCode).toBe(303);
    const file = await nour.get(String(answer.headers.location));
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    expect(file.body).toBe(aPdf());
    await nour.get(at());
    expect(await read()).toBe(2);
  });

  it.each([
    ['another case', () => at('nobody')],
    ['no paper of this case', () => at(caseId, 'nothing')],
    ['no id', () => at(caseId, encodeURIComponent('../secret'))],
  ])('is not found, nor noted, for %s', async (_what, address) => {
    const nour = await staff('nour');
    expect((await nour.get(address())).statusCode).toBe(404);
    expect(await read()).toBe(0);
  });

  it('is not found where it belongs to somebody else', async () => {
    await under.documents.sent('motor-order:o1', 'order-document', 'mulkiya', Buffer.from(aPdf()));
    const foreign = (await under.documents.kept()).find(({ owner }) => owner === 'motor-order:o1');
    const nour = await staff('nour');
    expect((await nour.get(at(caseId, String(foreign?._id)))).statusCode).toBe(404);
  });

  it('is for those who see cases', async () => {
    const may: string[] = [];
    for (const role of staffRoles) {
      const other = await bffUnderTest({}, {}, [member('sara', { roles: [role] })]);
      const of = await openBrowser(other.app);
      await signInStaff(other.app, of);
      // There is no such case there: who may look is told so, who may not is shut out first.
      may.push(`${role} ${(await of.get(at())).statusCode}`);
    }
    expect(may.filter((said) => !said.endsWith(' 403'))).toEqual([
      'supervisor 404',
      'claims 404',
      'auditor 404',
    ]);
    expect((await customer.get(at())).statusCode).not.toBe(200);
    expect((await (await staff('sara')).get(at())).statusCode).toBe(403);
  });
});
