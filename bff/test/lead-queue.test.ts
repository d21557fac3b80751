/** The call centre's queue: agents only; a lead is marked once, and put back (decisions A37, X25). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { LeadQueuePage } from '../contract/pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { asAgent } from './support/journey.ts';

const queue = '/staff/leads';
const model = '/api/pages/staff/leads';

describe('the queue of the call centre', () => {
  let under: BffUnderTest;
  let agent: Browser;
  beforeEach(async () => {
    under = await bffUnderTest();
    agent = await asAgent(under.app);
  });
  const theirs = () => under.leads.leads[0]?.leadId ?? '';
  const show = async (query = '') => (await agent.get(`${model}${query}`)).json<LeadQueuePage>();

  it('shows an agent who waits, and by what number', async () => {
    const page = await show();
    expect(page).toMatchObject({ status: 'new', slot: null, total: 1, page: 1, pages: 1 });
    expect(page.leads[0]).toMatchObject({
      source: 'medical_individual',
      contact: { phone: '+971501234567' },
    });
  });

  it('sends anybody else to sign in, and marks nothing for them', async () => {
    const visitor = await openBrowser(under.app);
    const shown = await visitor.get(model);
    expect(shown.json()).toEqual({ redirect: '/staff/sign-in' });
    const [lead] = under.leads.leads;
    const json = { accept: 'application/json' };
    const fields = { lead_id: lead?.leadId ?? '', status: 'contacted' };
    const refused = await visitor.form(queue, fields, json);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ ok: false });
    expect(await show()).toMatchObject({ total: 1, leads: [{ leadId: lead?.leadId }] });
  });

  it('marks a lead as called, says so once, and puts it back', async () => {
    const [lead] = (await show()).leads;
    const mark = (status: string) =>
      agent.form(queue, { lead_id: lead?.leadId ?? '', status, return: `${queue}?slot=any` });
    const marked = await mark('contacted');
    expect(marked.statusCode).toBe(303);
    expect(marked.headers.location).toBe(`${queue}?slot=any`);
    expect(await show()).toMatchObject({ total: 0, notice: 'Marked as called.', error: null });
    expect(await show('?status=contacted')).toMatchObject({ total: 1, notice: null });
    await mark('new');
    expect(await show()).toMatchObject({ total: 1, notice: 'Back in the queue.' });
  });

  it.each([
    ['an unknown lead', () => ({ lead_id: 'nobody', status: 'contacted' }), 'was deleted'],
    ['an unknown status', () => ({ lead_id: theirs(), status: 'won' }), 'find'],
    ['no lead', () => ({ status: 'contacted' }), 'find'],
  ])('refuses %s with a word about it', async (_what, fields, sentence) => {
    await agent.form(queue, fields());
    expect((await show()).error).toContain(sentence);
    expect(await show('?status=new')).toMatchObject({ total: 1 });
  });

  it('follows no address of another site, and shows the last page for one beyond it', async () => {
    const sent = {
      lead_id: theirs(),
      status: 'contacted',
      return: '//elsewhere.example',
    };
    expect((await agent.form(queue, sent)).headers.location).toBe(queue);
    expect(await show('?status=contacted&page=7')).toMatchObject({ page: 1, pages: 1, total: 1 });
    expect((await show('?status=contacted&page=7')).leads).toHaveLength(1);
  });
});
