/** An employer proposes to the board, as a file and in the list (S0 4, 5, 7; decisions M46-M48). */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Employer, employers, list } from './support/employer.ts';
import { proposal, proposing } from './support/proposing.ts';

const proposalForm = '/proposalForm';

let desk: Awaited<ReturnType<typeof employers>>;
beforeAll(async () => {
  desk = await employers();
});
afterAll(() => desk.close());

let employer: Employer;
beforeEach(async () => {
  employer = await desk.arrive();
});
const { saved, plans } = proposing(() => employer);

const scripted = { accept: 'application/pdf, application/json' };
const post = (
  fields: Record<string, string>,
  query = '',
  headers: Record<string, string> = scripted,
) => employer.browser.form(`${proposalForm}${query}`, fields, headers);

describe('the proposal as a file', () => {
  it('says exactly why there is none', async () => {
    const { first } = await plans();
    const whole = { 1: { 'CAT 1': `${first.id}`, 'CAT 2': `${first.id}` } };
    const refused = async (rows: object) => (await post(proposal(rows))).json<{ error: string }>();
    for (const rows of [{}, { 1: {}, 2: { 'CAT 1': '' } }, [[], []]])
      expect(await refused(rows)).toMatchObject({ error: corporateMessages.proposalEmpty });
    expect(await refused(whole)).toMatchObject({ error: corporateMessages.membersNotUpdated });
    await saved();
    for (const rows of [
      { 1: { 'CAT A': `${first.id}` } },
      { ...whole, 2: { 'CAT 2': `${first.id}` } },
    ])
      expect(await refused(rows)).toMatchObject({ error: corporateMessages.proposalIncomplete });
    const four = Object.fromEntries([1, 2, 3, 4].map((at) => [at, whole[1]]));
    expect(await refused(four)).toMatchObject({ error: corporateMessages.proposalAtMostThree });
    for (const plan of ['9999999', 'x', `${first.id}dattgl9999999`])
      expect(await refused({ 1: { 'CAT 1': plan, 'CAT 2': `${first.id}` } })).toMatchObject({
        error: proposalMessages.plansGone,
      });
    expect(await refused({ 1: { ...whole[1], 'CAT 3': `${first.id}` } })).toMatchObject({
      error: proposalMessages.plansGone,
    });
  });

  it('is a PDF with all that a board asks, and ignores empty rows', async () => {
    await saved();
    const { first, other } = await plans();
    const rows = {
      1: {},
      2: { 'CAT 1': `${first.id}`, 'CAT B': `${first.id}` },
      3: { 'CAT 1': `${first.id}`, 'CAT 2': `${other.id}` },
    };
    const answer = await post(proposal(rows));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="proposal-MQ-.{4}-.{4}[.]pdf"$/,
      ),
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const [model] = employer.bff.documents.rendered;
    const titles = model?.sections.map(({ title }) => title) ?? [];
    expect(titles).toEqual(
      expect.arrayContaining([
        'The options side by side',
        'Please note',
        'Option 2',
        'Option 3',
        'Category A',
        'Category B',
        'Who the premiums are for',
        `How the premium of ${first.name} is made, Category A`,
        'What the premiums rest on',
        'What is not covered',
      ]),
    );
    for (const section of model?.sections ?? [])
      if ('columns' in section) expect(section.columns.length).toBeLessThanOrEqual(6);
    expect(Object.keys(model?.marks ?? {})).not.toEqual([]);
    const said = JSON.stringify(model);
    for (const text of [other.name, other.insurerName, 'Option 3 has plans of several insurers'])
      expect(said).toContain(text);
  });

  it('is the same in Arabic, with no word of another language', async () => {
    await saved();
    const { first } = await plans();
    const rows = { 1: { 'CAT 1': `${first.id}`, 'CAT 2': `${first.id}` } };
    await post(proposal(rows), '', { ...scripted, 'accept-language': 'ar' });
    await post(proposal(rows), '?format=xlsx', { ...scripted, 'accept-language': 'ar' });
    const [pdf] = employer.bff.documents.rendered;
    const [xlsx] = employer.bff.documents.written;
    expect(pdf).toMatchObject({ locale: 'ar', title: 'عرض التأمين الصحي الجماعي' });
    expect(xlsx).toMatchObject({ locale: 'ar' });
    const { marks: _marks, reference: _reference, locale: _locale, sections, ...head } = pdf ?? {};
    const texts = [
      ...Object.values(head),
      ...(sections ?? []).flatMap(({ kind: _kind, ...section }) => textsIn(section)),
      ...(xlsx?.sheets ?? []).flatMap(({ name, rows: of }) => [name, ...textsIn(of)]),
    ].filter((text) => text !== pdf?.reference);
    const latin = texts.filter((text) => /[A-Za-z]{3,}/.test(text.replace(/TPA/g, '')));
    expect(latin).toEqual([]);
  });

  it('is a spreadsheet of the same facts, to the fils', async () => {
    await saved();
    const { first, other } = await plans();
    const rows = {
      1: { 'CAT 1': `${first.id}`, 'CAT 2': `${first.id}` },
      2: { 'CAT 1': `${other.id}`, 'CAT 2': `${other.id}` },
    };
    const answer = await post(proposal(rows), '?format=xlsx');
    expect(answer.headers['content-disposition']).toMatch(/proposal-MQ-.{4}-.{4}[.]xlsx"$/);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const [workbook] = employer.bff.documents.written;
    const rowsOf = (wanted: string) =>
      workbook?.sheets.find(({ name }) => name === wanted)?.rows.map((row) => row.map(plain)) ?? [];
    expect(workbook?.sheets.map(({ name }) => name)).toEqual([
      'Options',
      'Plans',
      'Benefits',
      'Premiums',
      'Notes',
    ]);
    const second = (await employer.list(2)).tiles;
    const nets = [first, other].map(
      ({ id, netFils }) => netFils + (second.find((tile) => tile.id === id)?.netFils ?? 0),
    );
    expect(rowsOf('Options')).toContainEqual(['Net premium', ...nets]);
    const ofFirst = rowsOf('Premiums').filter(([, plan]) => plan === first.name);
    const sumOf = (isTotal: boolean) =>
      ofFirst
        .filter(([, , what]) => (what === 'Net premium') === isTotal)
        .reduce((sum, row) => sum + Number(row[4]), 0);
    expect(sumOf(false)).toBe(sumOf(true));
    expect(sumOf(true)).toBe(nets[0]);
  });

  it('leads a browser that posts it by itself back with the text, or gives it the file', async () => {
    await saved();
    const { first } = await plans();
    const browser = { accept: 'text/html,application/xhtml+xml' };
    const here = `${list}?category=2`;
    const refused = await post({ ...proposal({}), return: here }, '', browser);
    expect(refused.statusCode).toBe(303);
    expect(refused.headers.location).toBe(here);
    expect((await employer.list(2)).warning).toBe(corporateMessages.proposalEmpty);
    const rows = { 1: { 'CAT 1': `${first.id}`, 'CAT 2': `${first.id}` } };
    const file = await post(proposal(rows), '', browser);
    expect(file.headers['content-type']).toBe('application/pdf');
    const foreign = { ...scripted, 'sec-fetch-site': 'cross-site' };
    expect((await post(proposal(rows), '', foreign)).statusCode).toBe(403);
  });

  it('takes three options of 52 categories, and no more bytes than those', async () => {
    const wide = Object.fromEntries(
      Array.from({ length: 52 }, (_, at) => [`CAT ${at + 1}`, '6013dattgl90131-90132']),
    );
    expect((await post(proposal({ 1: wide, 2: wide, 3: wide }))).statusCode).toBe(200);
    expect((await post({ proposal: 'x'.repeat(70_000) })).statusCode).toBe(413);
  });
});

describe('the proposal in the list', () => {
  it('warns of another insurer or claims handler in an option, and still takes it', async () => {
    await saved();
    const { first, alike, other } = await plans();
    const propose = async (category: number, id: number) => {
      await employer.press(`${list}/propose`, { category: `${category}`, product_id: `${id}` });
    };
    for (const { id } of [first, alike, other]) await propose(1, id);
    await propose(2, first.id);
    const page = await employer.list('summary');
    expect(page.notice).toBeNull();
    expect(page.picks.proposal).toMatchObject([
      { option: 1, otherPair: false, missing: [], plans: [{ category: 1 }, { category: 2 }] },
      { option: 2, missing: [2] },
      { option: 3, missing: [2] },
    ]);
    await propose(
      1,
      (await employer.planIds(1)).find((id) => ![first.id, alike.id, other.id].includes(id)) ?? 0,
    );
    expect((await employer.list('summary')).warning).toBe(corporateMessages.proposalAtMostThree);
    await propose(2, other.id);
    await propose(2, alike.id);
    const { notice, picks } = await employer.list('summary');
    expect(picks.proposal.map(({ otherPair }) => otherPair).includes(true)).toBe(notice !== null);
  });
});

/** Amounts in fils. */
function plain(cell: unknown): unknown {
  const { fils, strong } = (cell ?? {}) as { fils?: number; strong?: unknown };
  return fils ?? (typeof strong === 'string' ? strong : cell);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'mark' ? [] : textsIn(item)));
}
