/** Saves of one draft beside each other: each says what it was made from, so that none is lost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsUnderTest, visitor } from './support/leads.ts';

describe('saving a draft', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  beforeEach(async () => {
    leads = await leadsUnderTest();
  });
  afterEach(() => leads.stop());

  const save = (
    over: number | null,
    member: Record<string, number>,
    pages: { id: string; seq: number }[] | null,
  ) =>
    leads.client.saveDraft(
      { draftId: 'd1', line: 'medical', step: 'self', answers: { members: [member] }, over, pages },
      visitor,
    );
  const read = () => leads.client.getDraft({ draftId: 'd1' }, visitor);
  const membersOf = (draft: Awaited<ReturnType<typeof read>>) =>
    (draft?.answers.members ?? []) as Record<string, number>[];
  const changed = { code: 'LEADS.DRAFT_CHANGED', kind: 'conflict' };

  it('takes one of two that were made from the same', async () => {
    await save(0, {}, null);
    const both = await Promise.allSettled([
      save(1, { dob_year: 1990 }, null),
      save(1, { dob_day: 3 }, null),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: changed });
    expect((await read())?.revision).toBe(2);
  });

  it('takes one of two that would both be the first', async () => {
    const both = await Promise.allSettled([save(0, { dob_year: 1990 }, null), save(0, {}, null)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read())?.revision).toBe(1);
  });

  it('loses none of five that read again when another came first', async () => {
    await save(0, {}, null);
    const add = async (name: string): Promise<void> => {
      const draft = await read();
      const { revision = 0 } = draft ?? {};
      const member = { ...membersOf(draft)[0], [name]: 1 };
      const done = await save(revision, member, null).then(
        () => true,
        () => false,
      );
      if (!done) await add(name);
    };
    const names = ['dob_year', 'dob_month', 'dob_day', 'gender_id', 'marital_status_id'];
    await Promise.all(names.map(add));
    const [member = {}] = membersOf(await read());
    expect(Object.keys(member).sort()).toEqual([...names].sort());
  });

  it('begins anew over a draft that has ended', async () => {
    await save(0, { dob_year: 1990 }, null);
    leads.passDays(31);
    expect(await read()).toBeNull();
    expect((await save(0, { dob_year: 1985 }, null)).answers.members).toEqual([{ dob_year: 1985 }]);
  });

  it('remembers the pages that saved, also over a save that names none', async () => {
    const pages = [{ id: 'p1', seq: 4 }];
    expect((await save(0, {}, pages)).pages).toEqual(pages);
    expect((await save(null, {}, null)).pages).toEqual(pages);
  });
});
