/** An employer proposes to the board and asks for a quote (S0 4, 5, 7; decisions M46-M48). */

import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import { messages } from '@muqarin/rules/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GroupProposalPage } from '../contract/medical-corporate/board.ts';
import { openBrowser } from './support/browser.ts';
import { type Employer, employers, list } from './support/employer.ts';

const proposalForm = '/proposalForm';
const sendQuote = '/api/survey/medical/corporate/send-quote';

let desk: Awaited<ReturnType<typeof employers>>;
beforeAll(async () => {
  desk = await employers();
});
afterAll(() => desk.close());

let employer: Employer;
beforeEach(async () => {
  employer = await desk.arrive();
});

async function saved() {
  await employer.saveMembers(1, 7);
  await employer.saveMembers(2, 20);
}

/** Two plans of one insurer and TPA, and one of another, that both categories can have. */
async function plans() {
  const second = new Set(await employer.planIds(2));
  const tiles = (await employer.list(1)).tiles.filter(({ id }) => second.has(id));
  const pairOf = ({ insurerId, tpaId }: (typeof tiles)[number]) => `${insurerId} ${tpaId}`;
  const first = tiles.find((one) =>
    tiles.some((each) => each !== one && pairOf(each) === pairOf(one)),
  );
  const alike = tiles.find((one) => first && one !== first && pairOf(one) === pairOf(first));
  const other = tiles.find((one) => first && pairOf(one) !== pairOf(first));
  if (!first || !alike || !other) throw new Error('no such plans');
  return { first, alike, other };
}

const scripted = { accept: 'application/pdf, application/json' };
const proposal = (rows: object) => ({ proposal: JSON.stringify(rows) });
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

describe('the quote check', () => {
  const send = (data: object) => employer.browser.post(sendQuote, { data });

  it('says exactly that nothing is selected, and what is not offered', async () => {
    await saved();
    for (const data of [{}, { 'CAT 1': [] }, { 'CAT 1': '' }])
      expect((await send(data)).json()).toMatchObject({
        status: 'error',
        error: corporateMessages.noPlansSelected,
      });
    expect((await send({ 'CAT 1': ['9999999'] })).json()).toMatchObject({
      error: proposalMessages.plansGone,
    });
    expect(employer.bff.leads.captured.map(({ kind }) => kind)).toEqual(['medical_corporate']);
  });

  it('mails the checked plans once and tells the call centre whom to call about what', async () => {
    await saved();
    const { first, other } = await plans();
    const data = { 'CAT 1': [`${first.id}`, `${other.id}`], 'CAT B': `${first.id}` };
    const [answer] = await Promise.all([send(data), send(data), send(data)]);
    expect(answer?.json()).toMatchObject({ status: 'success' });
    const [, lead, ...more] = employer.bff.leads.captured;
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      kind: 'medical_corporate_quote',
      contact: { email: 'maryam@example.com' },
      details: {
        emirate: 2,
        employees: 27,
        categoryEmployees: [7, 20],
        companyName: 'Palm Trading LLC',
        checked: [
          { category: 1, plans: [first.name, other.name] },
          { category: 2, plans: [first.name] },
        ],
      },
    });
    const [, stored] = await employer.bff.leads.stored('leads');
    const quote = await desk.quoting.groupQuote({ quoteId: String(stored?.quoteId) }, visitor);
    expect(quote?.status).toBe('shared');
  });

  it('works by the plain form of what is checked, and says so on its page', async () => {
    await saved();
    const { first } = await plans();
    const form = `${list}/send-quote`;
    await employer.press(form, { return: `${list}?category=2` });
    expect((await employer.list(2)).warning).toBe(corporateMessages.noPlansSelected);
    await employer.press(`${list}/check`, { category: '2', product_id: `${first.id}` });
    const answer = await employer.press(form, { return: `${list}?category=2` });
    expect(answer.headers.location).toBe(`${list}?category=2`);
    expect((await employer.list(2)).notice).toBe(proposalMessages.quoteMailed);
    expect(employer.bff.leads.captured).toHaveLength(2);
  });

  it('asks for a contact first where prices were seen before one was left (X32)', async () => {
    const visitor = await openBrowser(employer.bff.app);
    const steps = '/survey/medical/corporate';
    await visitor.form(`${steps}?step=emirate`, { emirate_id: '2' });
    await visitor.form(`${steps}?step=category`, { member_count: '9' });
    await visitor.form(`${steps}/prices`);
    const answer = await visitor.form(`${list}/send-quote`, { return: list });
    expect(answer.headers.location).toBe(`${steps}?step=company`);
    const called = await visitor.post(sendQuote, { data: { no_cat: ['6013'] } });
    expect(called.json()).toMatchObject({ status: 'error' });
    expect(employer.bff.leads.captured).toHaveLength(1);
  });

  it('is limited as other mails are', async () => {
    await saved();
    const { first } = await plans();
    const tries = Array.from({ length: 60 }, (_, at) => at);
    const statuses: number[] = [];
    for (const at of tries) {
      const plan = at % 2 === 0 ? [`${first.id}`] : `${first.id}`;
      const answer = await send({ 'CAT 1': plan, note: at });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) break;
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await send({ 'CAT 1': `${first.id}`, note: 'again' })).json()).toMatchObject({
      error: messages.tooMany,
    });
  });
});

describe('the link for the board', () => {
  const model = async (address: string, browser = employer.browser) => {
    const token = address.split('/').at(-1) ?? '';
    return browser.get(`/api/pages/medical-corporate/proposal?link=${encodeURIComponent(token)}`);
  };

  async function shared() {
    await saved();
    const { first, other } = await plans();
    const rows = {
      1: { 'CAT 1': `${first.id}`, 'CAT 2': `${first.id}` },
      3: { 'CAT 1': `${other.id}`, 'CAT 2': `${other.id}` },
    };
    await employer.press(`${list}/share-proposal`, proposal(rows));
    const { picks, notice } = await employer.list('summary');
    return { board: picks.board, notice, first, other };
  }

  it('is made by a press and shows the proposal to a stranger, who gets nothing of the session', async () => {
    const { board, notice, first } = await shared();
    expect(notice).toBe(proposalMessages.boardLinkMade);
    expect(board).toMatchObject({ count: 1, until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    const stranger = await openBrowser(employer.bff.app);
    const page = (await model(board?.address ?? '', stranger)).json<GroupProposalPage>();
    expect(page.options.map(({ option }) => option)).toEqual([1, 3]);
    expect(page.options[0]?.plans).toMatchObject([
      { category: 1, members: 7, name: first.name },
      { category: 2, members: 20 },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/maryam|Palm Trading/i);
    const own = await stranger.get('/api/pages/medical-corporate/products');
    expect(own.json()).toMatchObject({
      redirect: expect.stringContaining('/survey/medical/corporate'),
    });
    for (const [path, type] of [
      [page.pdf, 'application/pdf'],
      [page.xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ])
      expect((await stranger.get(path ?? '')).headers['content-type']).toBe(type);
  });

  it('stays as it was made, ends when the employer ends it, and is made anew by the next press', async () => {
    const { board } = await shared();
    const address = board?.address ?? '';
    const before = (await model(address)).json();
    await employer.saveMembers(1, 8);
    expect((await model(address)).json()).toEqual(before);
    await employer.press(`${list}/end-proposals`, {});
    expect((await model(address)).statusCode).toBe(404);
    const { picks, notice } = await employer.list('summary');
    expect(picks.board).toBeNull();
    expect(notice).toBe(proposalMessages.boardLinksEnded);
  });

  it('is opened by nothing that is not signed, and not after its day', async () => {
    const { board } = await shared();
    const address = board?.address ?? '';
    const [path = '', token = ''] = address.split(/(?<=\/proposal\/)/);
    const parts = token.split('.');
    const forged = parts.map((_, at) =>
      parts.with(at, at === 2 ? '2099-01-01' : `${parts[at]}x`).join('.'),
    );
    for (const other of ['', 'x', '...', ...forged])
      expect((await model(`${path}${other}`)).statusCode).toBe(404);
    expect(
      (await employer.browser.get(`/survey/medical/corporate/proposal/${forged[0]}/proposal.pdf`))
        .statusCode,
    ).toBe(404);
    employer.bff.pass(40 * 86_400);
    expect((await model(address, await openBrowser(employer.bff.app))).statusCode).toBe(404);
  });
});

const visitor = { actor: { kind: 'visitor' as const, id: 'v1' }, correlationId: 'c1' };

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
