/** The call centre's desk by links and forms: who may do what, a lead taken by one, and what came of the call (decisions A37, X25). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskLeadPage, DeskPage, DeskSearchPage } from '../contract/desk-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import type { Browser } from './support/browser.ts';
import { leadAtDesk } from './support/lead-at-desk.ts';
import { member, staffBrowser } from './support/staff.ts';

const desk = '/staff/desk';
const callBack = (day: string, time: string) => ({
  disposition: 'call_back',
  'call_back[year]': '2026',
  'call_back[month]': '11',
  'call_back[day]': day,
  call_back_time: time,
});
const json = { accept: 'application/json' };

describe('the desk', () => {
  let under: BffUnderTest;
  let sara: Browser;
  let omar: Browser;
  let leadId: string;
  const come = (user: string) => staffBrowser(under.app, user);
  beforeEach(async () => {
    under = await bffUnderTest({}, {}, [
      member('sara', { roles: ['agent'] }),
      member('omar', { roles: ['sales'] }),
      member('huda', { roles: ['supervisor'] }),
    ]);
    leadId = await leadAtDesk(under);
    [sara, omar] = [await come('sara'), await come('omar')];
  });
  const list = async (browser: Browser, query = '') =>
    (await browser.get(`/api/pages/staff/desk${query}`)).json<DeskPage>();
  const open = async (browser: Browser) =>
    (await browser.get(`/api/pages/staff/desk/lead?lead=${leadId}`)).json<DeskLeadPage>();
  const act = (browser: Browser, fields: Record<string, string>) =>
    browser.form(desk, { lead_id: leadId, ...fields });

  it('lists what was asked without the person, whom opening it shows and notes', async () => {
    const page = await list(sara);
    expect(page).toMatchObject({ view: 'now', total: 1, mayWork: true });
    expect(page.rows[0]).toMatchObject({
      leadId,
      source: 'medical_individual',
      emirate: 'Dubai',
      members: 1,
      state: 'new',
      heldBy: null,
    });
    expect(JSON.stringify(page)).not.toMatch(/\+971|@/);
    expect(await open(sara)).toMatchObject({
      verdict: { may: true },
      person: { phone: '+971501234567' },
      story: [{ kind: 'captured' }],
    });
    expect(await under.leads.raised('LeadRead')).toMatchObject([{ leadId, staffId: 'sara' }]);
  });

  it('finds a person by name, number or reference, and notes who was shown, not what was typed', async () => {
    const page = async () =>
      (await sara.get('/api/pages/staff/desk/search')).json<DeskSearchPage>();
    expect(await page()).toMatchObject({ rows: null, error: null });
    const search = (typed: string) => sara.form(`${desk}/search`, { typed });
    await search('+');
    expect((await page()).error).toContain('three letters');
    const { reference = '' } = under.leads.leads[0] ?? {};
    const name = 'Mariam Test';
    for (const typed of ['mariam te', '050 123 4567', reference.toLowerCase()]) {
      expect((await search(typed)).headers.location).toBe(`${desk}/search`);
      expect(await page()).toMatchObject({ rows: [{ leadId, name }], isAll: true });
    }
    await search('Nobody');
    expect(await page()).toMatchObject({ rows: [] });
    const noted = await under.leads.raised('LeadsSearched');
    expect(noted).toMatchObject([
      { staffId: 'sara', kind: 'name', references: [reference] },
      { kind: 'phone', references: [reference] },
      { kind: 'reference', references: [reference] },
      { kind: 'name' },
    ]);
    expect(JSON.stringify(noted)).not.toMatch(/mariam|050|nobody/i);
  });

  it('gives a lead to one, and tells the other who has it', async () => {
    const won = await act(sara, { action: 'take' });
    expect(won.headers.location).toBe(`${desk}/${leadId}`);
    expect(await open(sara)).toMatchObject({
      notice: 'The lead is yours.',
      row: { heldBy: 'sara', isMine: true },
    });
    const lost = await act(omar, { action: 'take', return: `${desk}?slot=any` });
    expect(lost.headers.location).toBe(`${desk}?slot=any`);
    expect(await list(omar)).toMatchObject({
      error: 'sara has this lead.',
      rows: [{ heldBy: 'sara', isMine: false }],
    });
    await act(omar, { action: 'note', text: 'Mine?' });
    expect(await open(omar)).toMatchObject({ error: 'sara has this lead by now.', note: 'Mine?' });
    expect(await list(sara, '?view=mine')).toMatchObject({ total: 1 });
  });

  it('gives the next lead of what was chosen, which a reload keeps', async () => {
    const choice = { choice: 'yes', lines: 'motor', languages: 'ar,xx', emirates: '2' };
    await act(sara, { action: 'next', ...choice });
    const chosen = { lines: ['motor'], languages: ['ar'], emirates: [2] };
    expect(await list(sara)).toMatchObject({
      error: 'Nobody waits whom you may call now.',
      choice: chosen,
    });
    await act(sara, { action: 'next' });
    expect(await list(sara)).toMatchObject({
      error: 'Nobody waits whom you may call now.',
      choice: chosen,
    });
    await act(sara, { action: 'choose', choice: 'yes', lines: 'medical' });
    await act(sara, { action: 'next' });
    expect(await list(sara, '?view=mine')).toMatchObject({ total: 1 });
  });

  it('keeps a note as it was typed, and what came of the call', async () => {
    await act(sara, { action: 'next' });
    await act(sara, { action: 'note', text: '<i>Two</i> children' });
    await act(sara, { action: 'note', text: '  ' });
    expect((await open(sara)).error).toBe('Write the note first.');
    // A browser counts a line break as one letter and sends two.
    const long = `${'x'.repeat(1998)}\r\nx`;
    await act(sara, { action: 'note', text: `${long}x` });
    expect(await open(sara)).toMatchObject({
      error: 'Please write at most 2000 characters.',
      note: `${long}x`,
    });
    await act(sara, { action: 'note', text: long });
    expect(await open(sara)).toMatchObject({ notice: 'The note is kept.', note: '' });
    await act(sara, { action: 'dispose', disposition: 'sold the moon' });
    expect((await open(sara)).error).toBe('Choose what came of the call.');
    await act(sara, { action: 'dispose', ...callBack('20', '10:00') });
    const refused = 'Choose a time to call back, within 60 days.';
    expect(await open(sara)).toMatchObject({
      error: refused,
      callBack: {
        first: '2026-11-21',
        last: '2027-01-20',
        chosen: { year: '2026', month: '11', day: '20', time: '10:00' },
        error: refused,
      },
    });
    await act(sara, { action: 'dispose', ...callBack('21', '18:00') });
    expect((await open(sara)).callBack.chosen.time).toBe('');
    // Noon in Dubai is the clock of this test.
    const done = await act(sara, { action: 'dispose', ...callBack('21', '16:30') });
    expect(done.headers.location).toBe(desk);
    await under.leads.heard();
    expect((await list(sara)).total).toBe(0);
    expect((await list(sara, '?view=later')).rows).toMatchObject([
      { state: 'contacted', tries: 1, dueAt: '2026-11-21T12:30:00.000Z', heldBy: null },
    ]);
    const { story } = await open(omar);
    expect(story.map(({ kind, text }) => [kind, text])).toEqual([
      ['captured', ''],
      ['taken', ''],
      ['noted', '<i>Two</i> children'],
      ['noted', long.replace('\r', '')],
      ['disposed', ''],
    ]);
  });

  it('offers no number that may not be called, and no next lead then', async () => {
    under.pass(7 * 60 * 60);
    sara = await come('sara');
    expect(await open(sara)).toMatchObject({
      verdict: { may: false, because: 'hours', from: '2026-11-22T05:00:00.000Z' },
      person: { phone: null },
    });
    await act(sara, { action: 'next' });
    expect((await list(sara)).error).toBe('Nobody waits whom you may call now.');
  });

  it('has who was closed in a list of their own, and takes them back from it', async () => {
    await act(sara, { action: 'take' });
    await act(sara, { action: 'dispose', disposition: 'not_interested' });
    await under.leads.heard();
    expect((await list(sara)).total).toBe(0);
    const closed = await list(sara, '?view=closed&page=7');
    expect(closed).toMatchObject({ page: 1, total: 1, mayReopen: true, rows: [{ state: 'lost' }] });
    const huda = await come('huda');
    expect((await list(huda, '?view=closed')).mayReopen).toBe(true);
    const back = `${desk}?view=closed`;
    const reopened = await act(huda, { action: 'reopen', return: back });
    expect(reopened.headers.location).toBe(back);
    expect((await list(huda)).notice).toBe('Back at the desk.');
    await act(huda, { action: 'reopen', return: '//elsewhere.example' });
    expect((await list(huda)).error).toContain('waits for a call already');
    await under.leads.heard();
    expect((await list(sara)).rows).toMatchObject([{ state: 'new', tries: 1 }]);
    await act(sara, { action: 'take' });
    expect(await open(sara)).toMatchObject({ row: { isMine: true } });
  });

  it.each([
    ['', ''],
    ['?status=contacted&slot=midday', '?view=closed&slot=midday'],
    ['?status=new&slot=elsewhere', ''],
  ])('is where the queue of before was: %s', async (before, now) => {
    const moved = await omar.get(`/staff/leads${before}`);
    expect(moved.statusCode).toBe(301);
    expect(moved.headers.location).toBe(`${desk}${now}`);
  });

  it('frees what an agent holds two minutes after their last sign', async () => {
    await act(sara, { action: 'take' });
    under.pass(100);
    expect((await sara.form(desk, { action: 'sign' }, json)).statusCode).toBe(200);
    under.pass(100);
    expect((await list(omar)).rows).toMatchObject([{ heldBy: 'sara' }]);
    under.pass(20);
    expect((await list(omar)).rows).toMatchObject([{ heldBy: null }]);
    await act(omar, { action: 'take' });
    await under.leads.heard();
    // Whoever was away finds it said, on the list and on the page that they had open.
    const moved = { leadId, by: 'omar', to: 'omar', isToMe: false, reason: 'unheard' };
    expect((await list(sara)).moves).toMatchObject([moved]);
    expect(await open(sara)).toMatchObject({ moved, row: { heldBy: 'omar', isMine: false } });
    expect([(await list(omar)).moves, (await open(omar)).moved]).toEqual([[], null]);
  });

  it.each([
    ['no action', { action: '' }],
    ['an action that is none', { action: 'toString' }],
    ['no lead', { action: 'take', lead_id: '' }],
    ['an address for a lead', { action: 'take', lead_id: '../secret' }],
  ])('refuses %s with a word', async (_what, fields) => {
    const refused = await act(sara, fields);
    expect(refused.headers.location).toBe(desk);
    expect((await list(sara)).error).toContain('find');
  });

  it('says that a lead is gone, and in the reader’s language who has it', async () => {
    const gone = await sara.get('/api/pages/staff/desk/lead?lead=nobody');
    expect(gone.json()).toEqual({ redirect: desk });
    await act(omar, { action: 'take' });
    await act(sara, { action: 'take' });
    const headers = { cookie: `${sara.cookie()}; lang=ar` };
    const page = await sara.get('/api/pages/staff/desk', headers);
    expect(page.json<DeskPage>().error).toBe('هذا الطلب لدى \u2068omar\u2069.');
  });
});
