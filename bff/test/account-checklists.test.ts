/** The papers of a policy bought elsewhere, and whoever else asks for them (S2 3-8; decisions A14-A18). */
import { accountMessages } from '@muqarin/rules/messages-account';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { customer, filePart, partsOf, sendParts, withAccount } from './support/customers.ts';
import { aPdf } from './support/pdf.ts';
import { policiesElsewhere } from './support/policies-elsewhere.ts';

let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  bff = await bffUnderTest();
  browser = await withAccount(bff);
});
afterEach(() => bff.app.close());

const { page, add } = policiesElsewhere(() => browser);

const stranger = async () => {
  const other = await openBrowser(bff.app);
  return withAccount(bff, { ...customer, email: 'omar@example.com' }, other);
};

describe('its checklist', () => {
  const noted = async () => {
    await add({}, []);
    const [policy] = (await page()).policies;
    return { policyId: policy?.policyId ?? '', items: policy?.items ?? [] };
  };
  const checklist = (id: string, by = browser) =>
    by.post('/get-policy-checklist', {
      jsonrpc: '2.0',
      method: 'call',
      id: 7,
      params: { id, model: 'cri.policy' },
    });
  const upload = (
    policy_id: string,
    itemId: string,
    by = browser,
    content: string = aPdf(),
    headers = {},
  ) => {
    const fields = partsOf({ check_list_id: itemId, csrf_token: by.token(), policy_id });
    const parts = [...fields, filePart(`attachment_${itemId}`, content)];
    return sendParts(by, '/add-policy-document', parts, headers);
  };

  it('says which papers are there, keeps one, shows it, gives it up and brings it back', async () => {
    const { policyId, items } = await noted();
    const [, mulkiya] = items;
    const id = mulkiya?.id ?? '';
    const before = (await checklist(policyId)).json<{ result: Record<string, unknown> }>().result;
    expect(before).toMatchObject({ msg_id: policyId, csrf_token: browser.token() });
    expect(before.documents).toHaveLength(4);
    expect((await upload(policyId, id)).json()).toEqual({ policy_id: policyId });
    const after = (await checklist(policyId)).json<{ result: { documents: unknown[] } }>().result;
    expect(after.documents[1]).toEqual({
      id,
      name: 'Mulkiya',
      is_exist: '1',
      filename: 'mulkiya',
      policy_id: policyId,
    });
    const view = (await page()).policies[0]?.items[1]?.view ?? '';
    const file = await browser.get(view);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="mulkiya.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    });
    const gone = await browser.post('/delete-attachment', { id, model: 'cri.lead.checklist' });
    expect(gone.json()).toEqual({ status: 'success' });
    expect((await browser.get(view)).statusCode).toBe(404);
    expect((await page()).policies[0]?.items[1]).toMatchObject({
      view: null,
      undoUntil: expect.stringMatching(/^2026-12-21/),
    });
    await browser.form('/my-account/policies', { action: 'undo', id });
    expect((await browser.get(view)).statusCode).toBe(200);
  });

  it('keeps one file for an item, however often it is sent, and says why it keeps none', async () => {
    const { policyId, items } = await noted();
    const id = items[0]?.id ?? '';
    await upload(policyId, id);
    await upload(policyId, id);
    expect(await bff.documents.kept()).toHaveLength(1);
    const broken = await upload(policyId, id, browser, '%PDF-1.4 cut');
    expect(broken.json<{ error: string }>().error).toMatch(
      /^Upload failed\. Please try again\. \S/,
    );
    // A script of an Arabic page puts it into words by its key; in English the answer is the contract's alone.
    expect(broken.json()).not.toHaveProperty('filled');
    const headers = { cookie: `${browser.cookie()}; lang=ar` };
    const inArabic = await upload(policyId, id, browser, '%PDF-1.4 cut', headers);
    expect(inArabic.json()).toMatchObject({
      filled: [{ sentence: accountMessages.uploadFailedFor, values: { why: expect.anything() } }],
    });
    const none = await sendParts(
      browser,
      '/add-policy-document',
      partsOf({ check_list_id: id, csrf_token: browser.token(), policy_id: policyId }),
    );
    expect(none.json()).toMatchObject({ error: 'Upload failed. Please try again.' });
  });

  it('is not there for anybody else', async () => {
    const { policyId, items } = await noted();
    const id = items[0]?.id ?? '';
    await upload(policyId, id);
    const view = (await page()).policies[0]?.items[0]?.view ?? '';
    const other = await stranger();
    expect((await checklist(policyId, other)).statusCode).toBe(404);
    expect((await upload(policyId, id, other)).statusCode).toBe(404);
    const gone = { id, model: 'cri.lead.checklist' };
    expect((await other.post('/delete-attachment', gone)).statusCode).toBe(404);
    expect((await other.get(view)).statusCode).toBe(404);
    const own = await other.form('/my-account/policies', { action: 'remove', id: policyId });
    expect(own.statusCode).toBe(303);
    expect((await browser.get(view)).statusCode).toBe(200);
    expect(await bff.documents.kept()).toHaveLength(1);
  });

  it.each([
    ['another model', { model: 'res.users' }],
    ['another field', { field: 'password' }],
    ['an id of nobody', { id: 'nobody' }],
    ['a path for an id', { id: '../../etc/passwd' }],
  ])('answers 404 to %s', async (_name, over) => {
    const { policyId, items } = await noted();
    const id = items[0]?.id ?? '';
    await upload(policyId, id);
    const asked = { model: 'cri.lead.checklist', field: 'datas', id, filename: 'x', ...over };
    const url = `/web/binary/download_checklist_file?${String(new URLSearchParams(asked))}`;
    expect((await browser.get(url)).statusCode).toBe(404);
    if ('field' in over) return;
    const call = { id: asked.id, model: asked.model };
    expect((await browser.post('/delete-attachment', call)).statusCode).toBe(404);
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\papers\\"; drop', 'drop.pdf'],
    ['', 'document.pdf'],
    ['policy\r\nset-cookie: x', 'policy-set-cookie-x.pdf'],
  ])('saves a file named %j as %s', async (filename, name) => {
    const { policyId, items } = await noted();
    const id = items[0]?.id ?? '';
    await upload(policyId, id);
    const asked = { model: 'cri.lead.checklist', field: 'datas', id, filename };
    const file = await browser.get(
      `/web/binary/download_checklist_file?${String(new URLSearchParams(asked))}`,
    );
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  });

  it('goes with its policy and every file of it', async () => {
    const { policyId, items } = await noted();
    await upload(policyId, items[0]?.id ?? '');
    await browser.form('/my-account/policies', { action: 'remove', id: policyId });
    expect(await page()).toMatchObject({
      policies: [],
      notice: 'The policy is no longer listed.',
    });
    expect(await bff.documents.kept()).toEqual([]);
  });

  it('works by plain forms as well', async () => {
    const html = { accept: 'text/html' };
    const added = await sendParts(
      browser,
      '/add-external-policy',
      [
        ...partsOf({
          insurance_type: 'life',
          insurance_company_id: 'other',
          expiry_year: '2027',
          expiry_month: 'March',
          expiry_day: '14',
          csrf_token: browser.token(),
          return: '/my-account/policies?type=life',
        }),
        filePart('user_attachment-0', '', ''),
      ],
      html,
    );
    expect([added.statusCode, added.headers.location]).toEqual([
      303,
      '/my-account/policies?type=life',
    ]);
    const shown = await page('life');
    expect(shown).toMatchObject({ notice: 'Your policy is added.', policies: [{}] });
    const id = shown.policies[0]?.items[0]?.id ?? '';
    const policy_id = shown.policies[0]?.policyId ?? '';
    const sent = await sendParts(
      browser,
      '/add-policy-document',
      [
        ...partsOf({ check_list_id: id, csrf_token: browser.token(), policy_id }),
        filePart(`attachment_${id}`, aPdf()),
      ],
      html,
    );
    expect(sent.statusCode).toBe(303);
    const gone = await browser.form(
      '/delete-attachment',
      { id, model: 'cri.lead.checklist' },
      html,
    );
    expect(gone.statusCode).toBe(303);
    expect((await page('life')).policies[0]?.items[0]?.undoUntil).not.toBeNull();
    const refused = await sendParts(
      browser,
      '/add-external-policy',
      partsOf({ insurance_type: 'life', csrf_token: browser.token() }),
      html,
    );
    expect(refused.statusCode).toBe(303);
    expect((await page('life')).errors).toMatchObject([{ field: 'insurance_company_id' }]);
    const anybody = await openBrowser(bff.app);
    const away = await sendParts(
      anybody,
      '/update-profile-pic',
      partsOf({ csrf_token: anybody.token() }),
      html,
    );
    expect(away.headers.location).toBe('/sign-in');
  });
});
