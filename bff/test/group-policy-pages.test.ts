/** The page of a group’s policy: people join and leave by a plain form, foretold row by row; its papers. */
import { policyMessages } from '@muqarin/rules/messages-policy';
import { endorsementPath, policyPath } from '@muqarin/rules/policy-pages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boughtGroup } from './support/bought-group.ts';
import { openBrowser } from './support/browser.ts';
import { type Employer, employers } from './support/employer.ts';
import { corporate, dana, groupPolicyPages } from './support/group-policy-pages.ts';
import { mailedPath } from './support/mailed-path.ts';

let all: Awaited<ReturnType<typeof employers>>;
beforeAll(async () => {
  all = await employers();
});
afterAll(() => all.close());

let employer: Employer;
let bought: Awaited<ReturnType<typeof boughtGroup>>;
let reference: string;
beforeEach(async () => {
  employer = await all.arrive();
  bought = await boughtGroup(employer);
  ({ reference } = bought);
});
const { ofPolicy, ofChange, press, recorded } = groupPolicyPages(() => ({ employer, reference }));

const leaver = {
  leave_0_number: 'B2',
  leave_0_case: 'visa_cancelled',
  leave_0_day: '15/12/2026',
};

describe('the page of a policy', () => {
  it('says what it comes to, by which terms, and who is covered', async () => {
    const page = await ofPolicy();
    expect(page).toMatchObject({
      reference,
      startDate: '2026-11-24',
      endDate: '2027-11-23',
      grossFils: bought.policy.grossFils,
      status: 'pending_documents',
      terms: { daysOfPeriod: 365, assumed: false, table: null },
      covered: 27,
      byCounts: true,
      memberTotal: 27,
      changes: [],
      canChange: true,
      canCancel: true,
    });
    expect(page.members[0]).toMatchObject({ number: 'A1', name: null });
  });

  it('is nobody else’s, but opens by the link of its mail', async () => {
    const other = await openBrowser(employer.bff.app);
    const url = `/api/pages/medical-corporate/policy?reference=${reference}`;
    expect((await other.get(url)).statusCode).toBe(404);
    const link = mailedPath('group_policy', bought.policy.policyId, '2027-12-31');
    const opened = await other.get(link, { 'sec-fetch-site': 'none' });
    expect(opened.headers.location).toBe(policyPath(corporate, reference));
    expect((await other.get(url)).json()).toMatchObject({ reference });
    for (const bad of [
      mailedPath('group_policy', bought.policy.policyId, '2026-11-23'),
      mailedPath('medical_policy', bought.policy.policyId, '2027-12-31'),
      `${link}x`,
    ]) {
      const third = await openBrowser(employer.bff.app);
      await third.get(bad, { 'sec-fetch-site': 'none' });
      expect((await third.get(url)).statusCode).toBe(404);
    }
  });
});

describe('people who join and leave', () => {
  it('are foretold row by row, then recorded at what was foretold', async () => {
    const fields = { ...dana, ...leaver };
    const { foretold, answer } = await recorded(fields);
    expect(foretold.rows).toMatchObject([
      { kind: 'joins', number: 'A8', effectiveOn: '2026-12-01', age: 30, daysLeft: 358 },
      { kind: 'leaves', number: 'B2', effectiveOn: '2026-12-15', daysLeft: 344 },
    ]);
    expect(foretold.netFils).toBe(foretold.rows.reduce((sum, row) => sum + row.netFils, 0));
    expect(foretold).toMatchObject({ membersBefore: 27, membersAfter: 27 });
    expect(foretold.papers).toContain('Visa cancellation');
    expect(answer.headers.location).toBe(policyPath(corporate, reference));
    const page = await ofPolicy();
    expect(page.notice).toContain('Change 1 is recorded');
    expect(page.grossFils).toBe(bought.policy.grossFils + foretold.grossFils);
    expect(page.changes).toMatchObject([
      { number: 1, kind: 'people', begins: 1, ends: 1, grossFils: foretold.grossFils },
    ]);
    expect(page.members.find(({ number }) => number === 'A8')).toMatchObject({ name: 'Dana Test' });
  });

  it('are rows that can be added and dropped without a script, with what was typed in the others', async () => {
    expect((await ofChange()).rows.joins).toHaveLength(1);
    await press({ ...dana, action: 'add_join' });
    const two = await ofChange();
    expect(two.rows.joins).toHaveLength(2);
    expect(two.rows.joins[0]).toMatchObject({ name: 'Dana Test', birth_date: '01/05/1996' });
    expect(two.rows.joins[1]).toMatchObject({ name: '', day: '2026-12-01', category: '1' });
    await press({ ...dana, action: 'add_leave' });
    expect((await ofChange()).rows.leaves).toHaveLength(1);
    await press({ ...dana, ...leaver, action: 'drop_join_0' });
    expect((await ofChange()).rows).toMatchObject({ joins: [], leaves: [{ number: 'B2' }] });
    expect((await ofChange('&leave=A3')).rows).toMatchObject({ leaves: [{ number: 'A3' }] });
  });

  it('are refused at the field that is wrong, and nothing is kept', async () => {
    await press({ ...dana, join_0_birth_date: '', join_0_gender: '', action: 'record', seen: '0' });
    const missing = await ofChange();
    expect(missing.errors).toEqual([
      { field: 'join_0_birth_date', message: policyMessages.badBirthDate },
      { field: 'join_0_gender', message: policyMessages.chooseGender },
    ]);
    expect(missing.foretold).toBeNull();
    expect(missing.rows.joins[0]).toMatchObject({ name: 'Dana Test' });
    await press({
      ...dana,
      join_0_day: '23/11/2026',
      ...leaver,
      leave_0_number: 'Z9',
      action: 'price',
    });
    expect((await ofChange()).errors).toEqual([
      { field: 'leave_0_number', message: policyMessages.notCovered },
    ]);
    await press({ ...dana, join_0_day: '23/11/2026', action: 'price' });
    expect((await ofChange()).errors).toEqual([
      {
        field: 'join_0_day',
        message: 'Choose a day from 24/11/2026 to 23/11/2027, when the policy runs.',
      },
    ]);
    await press({ ...dana, join_0_day: '31/02/2027', action: 'price' });
    expect((await ofChange()).errors).toEqual([
      { field: 'join_0_day', message: policyMessages.badDay },
    ]);
    expect((await ofPolicy()).changes).toEqual([]);
  });

  it('that somebody else has removed meanwhile, or cost something else by now, are not recorded', async () => {
    await press({ ...leaver, action: 'price' });
    const { foretold } = await ofChange();
    const seen = String(foretold?.grossFils);
    await recorded({ ...leaver, leave_0_day: '01/12/2026' });
    await press({ ...leaver, action: 'record', seen });
    expect((await ofChange()).errors).toEqual([
      { field: 'leave_0_number', message: policyMessages.notCovered },
    ]);
    await press({ ...dana, action: 'record', seen: '1' });
    const other = await ofChange();
    expect(other.warning).toBe(policyMessages.amountChanged);
    expect(other.foretold?.rows).toHaveLength(1);
    expect((await ofPolicy()).changes).toHaveLength(1);
  });

  it('are nobody yet: that is said', async () => {
    await press({ action: 'price' });
    expect((await ofChange()).warning).toBe(policyMessages.nobody);
  });
});

describe('the paper of a change', () => {
  it('names people, amounts and papers in both languages, and only its owner gets it', async () => {
    await recorded({ ...dana, ...leaver });
    const url = endorsementPath(reference, 1);
    await employer.browser.get(url);
    const began = performance.now();
    const answer = await employer.browser.get(url);
    const took = performance.now() - began;
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`endorsement-${reference}-1.pdf`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    console.info(`the paper of a change is made in ${took.toFixed(0)} ms`);
    await employer.browser.get(url, { 'accept-language': 'ar' });
    const [english, , arabic] = employer.bff.documents.rendered;
    expect(JSON.stringify(english)).toContain('Dana Test, 01/05/1996');
    // What people typed is in both, and no English word is left in the other.
    expect(JSON.stringify(arabic)).toContain('Dana Test, 01/05/1996');
    const words = JSON.stringify(arabic?.sections).replace(
      /Dana Test|rows|table|text|kind|title|columns|paragraphs|label|value/g,
      '',
    );
    expect(words).not.toMatch(/[a-z]{3,}/);
    const stranger = await openBrowser(employer.bff.app);
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await employer.browser.get(endorsementPath(reference, 2))).statusCode).toBe(404);
  });
});
