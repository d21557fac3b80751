/** The link by which a board sees what its employer proposes (S0 4, 5, 7; decisions M46-M48). */
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GroupProposalPage } from '../contract/medical-corporate/board.ts';
import { openBrowser } from './support/browser.ts';
import { type Employer, employers, list } from './support/employer.ts';
import { proposal, proposing } from './support/proposing.ts';

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

describe('the link for the board', () => {
  const model = async (address: string, browser = employer.browser, locale = 'en') => {
    const token = address.split('/').at(-1) ?? '';
    return browser.get(`/api/pages/medical-corporate/proposal?link=${encodeURIComponent(token)}`, {
      'x-muqarin-locale': locale,
    });
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
    const arabic = (await model(board?.address ?? '', stranger, 'ar')).json<GroupProposalPage>();
    expect(arabic.restsOn.filter((text) => !/[\u0600-\u06ff]/.test(text))).toEqual([]);
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
