/** Policies bought elsewhere, noted with their files (S2 3-8; decisions A10-A13). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import type { Browser } from './support/browser.ts';
import { filePart, withAccount } from './support/customers.ts';
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

describe('a policy bought elsewhere', () => {
  it('is noted with its files, from field 0 or 1, and says so', async () => {
    for (const first of [0, 1]) {
      const files = [0, 1].map((at) => filePart(`user_attachment-${first + at}`, aPdf()));
      const answer = await add({ no_attachments: '2', expiry_date: `2027-03-1${first}` }, files);
      expect(answer.json()).toEqual({ msg: 'Your policy is added.', msg_status: '1' });
    }
    const { policies } = await page();
    expect(policies).toMatchObject([
      { insurerName: 'Other', expiryDate: '2027-03-10', extraFiles: 1, isExpired: false },
      { expiryDate: '2027-03-11' },
    ]);
    expect(policies[0]?.items.map(({ name, view }) => [name, view !== null])).toEqual([
      ['Policy', true],
      ['Mulkiya', false],
      ['Emirates ID', false],
      ['Driving licence', false],
    ]);
  });

  it.each([
    ['2027-March-14', '2027-03-14'],
    ['20270314', '2027-03-14'],
    ['2027/3/4', '2027-03-04'],
    ['2020-02-29', '2020-02-29'],
  ])('takes %s as its last day', async (expiry_date, iso) => {
    expect((await add({ expiry_date })).json()).toMatchObject({ msg_status: '1' });
    const [policy] = (await page()).policies;
    expect(policy).toMatchObject({ expiryDate: iso, isExpired: iso < '2026' });
  });

  it.each([
    ['no company', { insurance_company_id: '' }, 'Please choose the insurance company.'],
    ['a company of nobody', { insurance_company_id: '99999' }, 'insurance company'],
    ['no year', { expiry_date: '-03-14' }, 'Please enter the year.'],
    ['no month', { expiry_date: '2027--14' }, 'Please enter the month.'],
    ['no day', { expiry_date: '2027-03-' }, 'Please enter the day.'],
    ['no date at all', { expiry_date: '' }, 'Please enter the year.'],
    ['an impossible day', { expiry_date: '2027-02-30' }, 'There is no such day'],
    ['a kind that is none', { insurance_type: 'boat' }, 'Please choose a kind'],
    ['a count that lies', { no_attachments: '3' }, 'The number of files'],
  ])(
    'is refused with %s: the first thing that is wrong, and nothing stored',
    async (_n, over, said) => {
      const answer = await add({ no_attachments: '1', ...over }, [
        filePart('user_attachment-0', aPdf()),
      ]);
      expect(answer.json()).toMatchObject({ msg_status: '0', msg: expect.stringContaining(said) });
      expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(1);
      expect(await bff.documents.kept()).toEqual([]);
      expect((await page()).policies).toEqual([]);
    },
  );

  it('is refused with a file that cannot be kept', async () => {
    const files = [
      filePart('user_attachment-0', aPdf()),
      filePart('user_attachment-1', 'MZ not a paper', 'paper.exe'),
    ];
    const answer = await add({ no_attachments: '2' }, files);
    expect(answer.json()).toMatchObject({ msg_status: '0' });
    expect(await bff.documents.kept()).toEqual([]);
  });

  it('is one for the same form sent twice at once', async () => {
    await Promise.all([add(), add()]);
    expect((await page()).policies).toHaveLength(1);
  });

  it('needs the token that the document lists', async () => {
    const answer = await add({ csrf_token: 'wrong' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toHaveProperty('msg');
  });
});
