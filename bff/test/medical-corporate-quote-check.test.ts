/** An employer asks for a quote of the plans that are checked (S0 4, 5, 7; decisions M46-M48). */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import { messages } from '@muqarin/rules/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { type Employer, employers, list } from './support/employer.ts';
import { proposing } from './support/proposing.ts';

const sendQuote = '/api/survey/medical/corporate/send-quote';
const visitor = { actor: { kind: 'visitor' as const, id: 'v1' }, correlationId: 'c1' };

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
