/** The papers of a group that was bought on our pages, and the thank-you (decisions M45, M50, X31). */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { corporatePurchasePaths as paths } from '../contract/medical-corporate/purchase.ts';
import { type Employer, employers, list } from './support/employer.ts';
import { groupBuying } from './support/group-buying.ts';
import { aPdf } from './support/pdf.ts';

const summary = `${list}?category=summary`;
let arrivals: Awaited<ReturnType<typeof employers>>;
let employer: Employer;
beforeAll(async () => {
  arrivals = await employers();
});
afterAll(() => arrivals.close());
beforeEach(async () => {
  employer = await arrivals.arrive();
});
const { page, chooseAll, confirm, policies } = groupBuying(() => employer);

describe('the papers of a bought group', () => {
  const csv = 'name,birth date,gender\nA,01/02/1990,F';
  const purpose = '/api/uploads/group-document';

  type Files = Record<string, [name: string, content: string]>;

  async function post(to: string, files: Files, fields = {}) {
    const edge = 'edge-of-the-tests';
    const part = (head: string, content: string) =>
      `--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const said = { csrf_token: employer.browser.token(), ...fields };
    const payload = [
      ...Object.entries(said).map(([name, value]) => part(`name="${name}"`, value)),
      ...Object.entries(files).map(([slot, [name, content]]) =>
        part(`name="${slot}"; filename="${name}"`, content),
      ),
    ].join('');
    return employer.bff.app.inject({
      method: 'POST',
      url: to,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: employer.browser.cookie(),
        'content-type': `multipart/form-data; boundary=${edge}`,
        ...(to === paths.sendDocuments ? { accept: 'text/html' } : {}),
      },
      payload: `${payload}--${edge}--\r\n`,
    });
  }

  it('are for whoever has bought: before, the page leads back', async () => {
    await chooseAll();
    expect((await page.documents()).redirect).toBe(summary);
    expect((await post(purpose, { census_file: ['staff.csv', csv] })).statusCode).toBe(404);
  });

  it('may go ahead one by one, are known after a reload, and can be taken back', async () => {
    await chooseAll();
    await confirm();
    const sent = await post(purpose, { census_file: ['staff.csv', csv] });
    expect(sent.json()).toMatchObject({ status: 1, uploads: [{ slot: 'census_file' }] });
    const { upload_id: id } = sent.json().uploads[0];
    const { slots } = await page.documents();
    expect(slots).toMatchObject([
      { field: 'census_file', file: { uploadId: id, kind: 'csv', bytes: csv.length } },
      { field: 'license_file', file: null },
    ]);
    // Another one takes its place; taken back, neither is there.
    const again = await post(purpose, { census_file: ['staff.csv', `${csv}\nB,01/02/1991,M`] });
    const second = again.json().uploads[0].upload_id;
    const token = { csrf_token: employer.browser.token() };
    const removed = await employer.browser.post(`${purpose}/${second}/delete`, token);
    expect(removed.json()).toEqual({ status: 1 });
    expect((await page.documents()).slots[0]?.file).toBeNull();
    // A staff list is no licence.
    const wrong = await post(purpose, { license_file: ['license.csv', csv] });
    expect(wrong.statusCode).toBe(415);
  });

  it('come as a plain form, with what is missing said, and a file taken back by its own button', async () => {
    await chooseAll();
    await confirm();
    const { invalidTradeLicense } = corporateMessages;
    const first = await post(paths.sendDocuments, { census_file: ['staff.csv', csv] });
    expect(first.headers.location).toBe(paths.documents);
    const { errors, slots } = await page.documents();
    expect(errors).toEqual([{ field: 'license_file', message: invalidTradeLicense }]);
    expect(slots[0]?.file).not.toBeNull();
    await post(paths.sendDocuments, {}, { remove: 'census_file' });
    expect((await page.documents()).slots[0]?.file).toBeNull();
    const both: Files = { census_file: ['staff.csv', csv], license_file: ['a.pdf', aPdf()] };
    const last = await post(paths.sendDocuments, both);
    expect(last.headers.location).toBe(paths.thankYou);
    expect(await page.documents()).toMatchObject({ submitted: true });
    // What went on to the insurer is replaced, not taken away.
    const kept = (await page.documents()).slots[0]?.file?.uploadId;
    const token = { csrf_token: employer.browser.token() };
    const refused = await employer.browser.post(`${purpose}/${kept}/delete`, token);
    expect([refused.statusCode, refused.json().error]).toEqual([409, messages.fileIsKept]);
    await post(paths.sendDocuments, {}, { remove: 'census_file' });
    expect((await page.documents()).slots[0]?.file?.uploadId).toBe(kept);
  });

  it('end in thanks with the policy, its dates and its schedule', async () => {
    await chooseAll();
    await confirm({ policy_start_date: '2026-12-01' });
    const waiting = await page.thanks();
    expect(waiting.policy?.group?.waitsForDocuments).toBe(paths.documents);
    employer.bff.pass(86_400);
    const both: Files = { census_file: ['staff.csv', csv], license_file: ['a.pdf', aPdf()] };
    await post(paths.sendDocuments, both);
    const [policy] = await policies();
    const thanks = await page.thanks();
    expect(thanks).toMatchObject({
      policy: {
        reference: policy?.policyReference,
        startDate: '2026-12-01',
        group: { endDate: '2027-11-30', memberCount: 39, waitsForDocuments: null },
      },
      email: 'maryam@example.com',
      papers: [{ kind: 'schedule', href: paths.policyPdf }],
      start: '/survey/medical/corporate?step=emirate',
    });
    expect(thanks.at?.slice(0, 10)).toBe('2026-11-25');
    const pdf = await employer.browser.get(paths.policyPdf);
    expect([pdf.statusCode, pdf.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const paper = JSON.stringify(employer.bff.documents.rendered.at(-1));
    for (const said of ['Palm Trading LLC', '39 members', 'Category B, 30 members', '30/11/2027'])
      expect(paper).toContain(said);
    await employer.browser.get('/uae/ar/');
    await employer.browser.get(paths.policyPdf);
    const arabic = employer.bff.documents.rendered.at(-1);
    const words = JSON.stringify(arabic?.sections.filter(({ kind }) => kind === 'rows'));
    expect(words).not.toMatch(/"(?:label|title)":"[A-Z]/);
  });
});
