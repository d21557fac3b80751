/** The papers of a group that bought by the documented calls (S0 7; decisions M45, M50). */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CorporateDocumentsPage } from '../contract/medical-corporate/purchase.ts';
import { type GroupByCall, groupByCall } from './support/group-by-call.ts';
import { aPdf } from './support/pdf.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => quoting.close());

let buyer: GroupByCall;
beforeEach(async () => {
  buyer = await groupByCall(quoting.client);
});

describe('submit-documents', () => {
  const path = '/api/medical/corporate/submit-documents';
  const csv = ['name,birth date,gender', 'A,01/02/1990,F'].join('\n');
  type File = [name: string, content: string];
  const send = async (
    files: Record<string, File>,
    headers: Record<string, string> = {},
    to = path,
  ) => {
    const edge = 'edge-of-the-tests';
    const parts = Object.entries(files).map(
      ([slot, [name, content]]) =>
        `--${edge}\r\ncontent-disposition: form-data; name="${slot}"; filename="${name}"\r\n\r\n${content}\r\n`,
    );
    const token = `--${edge}\r\ncontent-disposition: form-data; name="csrf_token"\r\n\r\n${buyer.browser.token()}\r\n`;
    return buyer.bff.app.inject({
      method: 'POST',
      url: to,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: buyer.browser.cookie(),
        'content-type': `multipart/form-data; boundary=${edge}`,
        ...headers,
      },
      payload: `${token}${parts.join('')}--${edge}--\r\n`,
    });
  };
  const census: File = ['staff.csv', csv];
  const license: File = ['license.pdf', aPdf()];
  const buy = async () => {
    await buyer.saveMembers();
    await buyer.get(await buyer.wired(buyer.pair()));
  };

  it('takes both, keeps them, and sends the policy to its insurer', async () => {
    await buy();
    const answer = await send({ census_file: census, license_file: license });
    expect(answer.json()).toMatchObject({ status: 'success' });
    expect(await buyer.policies()).toMatchObject([
      { status: 'submitted', documents: [{ slot: 'census_file' }, { slot: 'license_file' }] },
    ]);
    const kept = await buyer.bff.documents.kept();
    expect(kept.map(({ slot }) => slot)).toEqual(['census_file', 'license_file']);
    for (const { expiresAt } of kept)
      expect(new Date(String(expiresAt)).getFullYear()).toBeGreaterThan(2035);
  });

  it('asks for each that is missing or another kind of file (M50), and for none twice', async () => {
    await buy();
    const { invalidCensus, invalidTradeLicense } = corporateMessages;
    const none = await send({});
    expect(none.json()).toMatchObject({ status: 'error', error: invalidCensus });
    const wrongKind = await send({ census_file: ['staff.pdf', aPdf()], license_file: license });
    expect([wrongKind.statusCode, wrongKind.json().error]).toEqual([415, invalidCensus]);
    const sheet = await send({ license_file: ['license.csv', csv] });
    expect(sheet.json()).toMatchObject({ status: 'error', error: invalidCensus });
    expect(await buyer.policies()).toMatchObject([{ status: 'pending_documents', documents: [] }]);
    // The licence of the second try is there: only the census is left.
    const last = await send(
      { census_file: census },
      {},
      '/api/survey/medical/corporate/submit-documents',
    );
    expect(last.json()).toMatchObject({ status: 'success' });
    const noLicense = await send({ census_file: census, license_file: ['license.csv', csv] });
    expect([noLicense.statusCode, noLicense.json().error]).toEqual([415, invalidTradeLicense]);
  });

  it('leads on as a plain form, and back to its page with what is wrong', async () => {
    await buy();
    const page = { accept: 'text/html' };
    const wrong = await send({ census_file: census }, page);
    expect([wrong.statusCode, wrong.headers.location]).toEqual([
      303,
      '/survey/medical/corporate/submit-documents',
    ]);
    // What its insurer asks for is ticked as it comes; the rest it asks the employer for itself.
    const asked = await buyer.browser.get('/api/pages/medical-corporate/submit-documents');
    const { requirements } = asked.json<CorporateDocumentsPage>();
    expect(requirements.slice(0, 2)).toEqual([
      { name: 'List of all members', arrived: true },
      { name: 'Trade licence', arrived: false },
    ]);
    expect(requirements.slice(2).map(({ arrived }) => arrived)).not.toContain(true);
    expect(requirements.length).toBeGreaterThan(4);
    const right = await send({ license_file: license }, page);
    expect(right.headers.location).toBe('/survey/medical/thank-you');
  });

  it('is nobody’s before the purchase', async () => {
    await buyer.saveMembers();
    const answer = await send({ census_file: census, license_file: license });
    expect([answer.statusCode, answer.json().error]).toEqual([404, messages.notFound]);
    expect(await buyer.bff.documents.kept()).toEqual([]);
  });
});
