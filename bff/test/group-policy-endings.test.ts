/** What a group’s policy page ends: a change that is undone, and the policy itself. */
import { policyMessages } from '@muqarin/rules/messages-policy';
import { policyPath } from '@muqarin/rules/policy-pages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PolicyCancelPage } from '../contract/policy-pages.ts';
import { boughtGroup } from './support/bought-group.ts';
import { type Employer, employers } from './support/employer.ts';
import { corporate, dana, groupPolicyPages } from './support/group-policy-pages.ts';

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

describe('a change that is undone', () => {
  it('is foretold, then gives the money back, and no second time', async () => {
    const { foretold } = await recorded(dana);
    const page = await ofPolicy('&undo=1');
    expect(page.undo).toEqual({ number: 1, grossFils: 0 - foretold.grossFils, problem: null });
    const undo = (seen: number) =>
      employer.press(`${policyPath(corporate, reference)}/undo`, {
        number: '1',
        seen: String(seen),
      });
    await undo(0);
    expect((await ofPolicy()).warning).toBe(policyMessages.amountChanged);
    await undo(0 - foretold.grossFils);
    const after = await ofPolicy();
    expect(after.notice).toContain('Change 1 is undone');
    expect(after.grossFils).toBe(bought.policy.grossFils);
    expect(after.changes).toMatchObject([
      { number: 2, kind: 'undo', reverses: 1 },
      { number: 1, reversedBy: 2, canUndo: false },
    ]);
    expect((await ofPolicy('&undo=1')).undo?.problem).toBe(policyMessages.alreadyReversed);
    // The same people may join after all: that is a change of its own.
    await recorded(dana);
    expect((await ofPolicy()).changes).toMatchObject([{ number: 3, kind: 'people' }, {}, {}]);
  });
});

describe('the end of a group', () => {
  const cancel = (fields: Record<string, string>) =>
    employer.press(`${policyPath(corporate, reference)}/cancel`, {
      'day[year]': '2027',
      'day[month]': '2',
      'day[day]': '1',
      ...fields,
    });
  const address = () => `/api/pages/policy/cancel?line=${corporate}&reference=${reference}`;
  const ofCancel = () => employer.page<PolicyCancelPage>(address());

  it('is foretold, less those of whom a claim is said, and then nobody joins or leaves any more', async () => {
    await cancel({ claimed: '', action: 'price' });
    const { foretold } = await ofCancel();
    expect(foretold).toMatchObject({ effectiveOn: '2027-02-01', rowCount: 27 });
    await cancel({ claimed: 'A1, A2', action: 'price' });
    const less = (await ofCancel()).foretold;
    const kept = less?.rows.filter(({ keptBecause }) => keptBecause === 'claim') ?? [];
    const isKept = (await ofPolicy()).terms.refund === 'without_claim';
    expect(kept.map(({ unit }) => unit)).toEqual(isKept ? ['A1', 'A2'] : []);
    const seen = String(less?.grossFils);
    const answer = await cancel({ claimed: 'A1, A2', action: 'cancel', seen });
    expect(answer.headers.location).toBe(policyPath(corporate, reference));
    const page = await ofPolicy();
    expect(page).toMatchObject({
      status: 'cancelled',
      cancelledOn: '2027-02-01',
      canChange: false,
      canCancel: false,
    });
    expect(page.notice).toContain('01/02/2027 is the first day without cover');
    expect(await ofChange()).toEqual({ redirect: policyPath(corporate, reference) });
    await press({ ...dana, join_0_day: '2027-02-01', action: 'record', seen: '0' });
    expect((await ofPolicy()).changes).toHaveLength(1);
  });

  it('names every plan of the group in the language of its reader', async () => {
    const shown = await employer.browser.get(address(), { 'x-muqarin-locale': 'ar' });
    expect((await ofCancel()).planName).toMatch(/^[a-z ]+, [a-z ]+$/i);
    expect(shown.json<PolicyCancelPage>().planName).toMatch(
      /^[\u0600-\u06ff ]+، [\u0600-\u06ff ]+$/,
    );
  });

  it('is refused on a day outside of the policy, and at another amount', async () => {
    await cancel({ 'day[year]': '2028', action: 'price' });
    const wrong = await ofCancel();
    expect(wrong.errors).toMatchObject([{ field: 'day' }]);
    expect(wrong.foretold).toBeNull();
    await cancel({ action: 'cancel', seen: '1' });
    const other = await ofCancel();
    expect(other.warning).toBe(policyMessages.amountChanged);
    expect(other.foretold).not.toBeNull();
    expect((await ofPolicy()).status).toBe('pending_documents');
  });
});
