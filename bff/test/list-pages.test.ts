/** What the pages of every list and comparison say, whatever the line (routes/plan-list/list-pages.ts). */
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { describe, expect, it } from 'vitest';
import { everySaid, inEnglish, ours } from '../src/locale/said.ts';
import type { Bff } from '../src/parts.ts';
import { motorPricesFirst } from '../src/routes/motor/plans/prices-first.ts';
import type { PageAsk } from '../src/routes/pages/page-ask.ts';
import { comparisonPage, type ListLine, listPage } from '../src/routes/plan-list/list-pages.ts';
import { emptySession, type SessionData } from '../src/session/session-data.ts';
import type { Session } from '../src/session/session-plugin.ts';

const quote = {
  quoteId: 'q1',
  reference: 'MQ-1',
  revision: 3,
  validUntil: '2026-12-01',
  comparedPlanIds: [2, 1],
};

const line: ListLine<typeof quote> = {
  questions: '/questions',
  form: {
    flashPage: 'motor-list',
    back: '/list',
    comparison: { path: '/compare', flashPage: 'motor-compare' },
  },
  pricesFirst: motorPricesFirst,
  findQuote: async () => quote,
  emailOf: async () => 'omar@example.com',
};

function askWith(change: Partial<SessionData>): PageAsk {
  const session = {
    data: { ...emptySession, ...change },
    update: async (next: (data: SessionData) => SessionData) => {
      session.data = next(session.data);
    },
  };
  return { query: {}, session: session as unknown as Session, context: {} as PageAsk['context'] };
}

const motor = { draftId: 'd1', quoteId: 'q1', leadId: null, orderRef: null };
const bff = {
  marks: createMailedMarks(['a-key-of-this-test-and-no-other-one']),
  config: { PUBLIC_ORIGIN: 'https://muqarin.test' },
} as Bff;
/** As `page()` words it. */
const shown = async (page: (bff: Bff, ask: PageAsk) => Promise<object>, ask: PageAsk) =>
  everySaid(await page(bff, ask), inEnglish);
const list = listPage(line, async () => ({ notice }) => ({ heard: notice }));

describe('a list', () => {
  it('leads to the questions without a quote', async () => {
    const none = listPage({ ...line, findQuote: async () => null }, async () => () => ({}));
    expect(await shown(none, askWith({}))).toEqual({ redirect: '/questions' });
  });

  it('says what every list says, and an outcome once, to its line too', async () => {
    const ask = askWith({ lines: { motor }, flashes: { 'motor-list': { notice: ours('Done.') } } });
    const page = {
      reference: 'MQ-1',
      revision: 3,
      validUntil: '2026-12-01',
      comparedIds: [2, 1],
      contactFirst: false,
      email: 'omar@example.com',
      warning: null,
      share: expect.stringMatching(
        /^https:\/\/muqarin\.test\/resume\/c\.q1\.2026-12-01\.[\w-]{43}$/,
      ),
    };
    expect(await shown(list, ask)).toEqual({ ...page, notice: 'Done.', heard: 'Done.' });
    expect(await shown(list, ask)).toEqual({ ...page, notice: null, heard: undefined });
  });

  it('keeps an outcome for a page that leads elsewhere', async () => {
    const away = listPage(line, async () => ({ redirect: '/oops' }));
    const ask = askWith({ lines: { motor }, flashes: { 'motor-list': { warning: ours('No.') } } });
    expect(await shown(away, ask)).toEqual({ redirect: '/oops' });
    expect(await shown(list, ask)).toMatchObject({ warning: 'No.' });
  });
});

describe('list and comparison', () => {
  const comparison = comparisonPage(line, async () => ({}));

  it('say whether their mails ask for a contact first', async () => {
    const first = askWith({ lines: { motor }, pricesFirst: { motor: true } });
    const left = askWith({
      lines: { motor: { ...motor, leadId: 'l1' } },
      pricesFirst: { motor: true },
    });
    for (const page of [list, comparison]) {
      expect(await shown(page, first)).toMatchObject({ contactFirst: true });
      expect(await shown(page, left)).toMatchObject({ contactFirst: false });
    }
  });

  it('each hears its own outcome', async () => {
    const ask = askWith({
      lines: { motor },
      flashes: { 'motor-compare': { warning: ours('Three at most.') } },
    });
    expect(await shown(list, ask)).toMatchObject({ warning: null });
    expect(await shown(comparison, ask)).toMatchObject({ warning: 'Three at most.' });
  });
});
