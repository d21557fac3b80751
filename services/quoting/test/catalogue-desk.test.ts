/** Changes of the catalogue: files with findings, what they do to premiums, four eyes, their day, roll back (features 142). */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checks } from '../src/lines/checks.ts';
import type { QuotingParts } from '../src/parts.ts';
import { agent, quotingUnderTest, visitor, woman34 } from './support/quoting.ts';

const [omar, huda] = ['omar', 'huda'];
const inProcess: Partial<QuotingParts> = { check: (asked) => checks[asked.line](asked) };
const why = 'Wrong by a digit';

/** What a builder takes and a list shows no difference of: a remark at the end of its file. */
const remark = (text: string) => `${text}# Looked at\n`;

describe('a change of the catalogue', { timeout: 120_000 }, () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let line: 'medical' | 'general';
  let changeId: string;
  let card: { path: string; text: string };
  afterEach(() => quoting.stop());

  /** Most of it is the same for every line: businesses have the smallest catalogue. */
  const start = async (of: typeof line, own: Partial<QuotingParts> = inProcess) => {
    line = of;
    quoting = await quotingUnderTest({ cataloguePollMilliseconds: 0, ...own });
    changeId = await begin();
    card = await fileAt(0);
  };
  const begin = async () => {
    const asked = { line, title: 'Rates of January', staffId: omar } as const;
    return (await quoting.client.beginCatalogueChange(asked, agent)).changeId;
  };
  const open = async (staffId = omar, id = changeId) => {
    const found = await quoting.client.openCatalogueChange({ changeId: id, staffId }, agent);
    if (!found) throw new Error('no change');
    return found;
  };
  const by = async (staffId: string, id = changeId) => {
    return { changeId: id, staffId, turn: (await open(staffId, id)).turn };
  };
  const fileAt = async (at: number) => {
    const folder = line === 'medical' ? 'rates/' : 'general/plans/';
    const path = (await open()).paths.filter((each) => each.startsWith(folder))[at] ?? '';
    const found = await quoting.client.openCatalogueFile({ changeId, path }, agent);
    return { path, text: found?.text ?? '' };
  };
  const put = async (text: string | null, file = card.path, id = changeId) =>
    quoting.client.putCatalogueFile({ ...(await by(omar, id)), path: file, text }, agent);
  /** Every premium of the card a tenth higher. */
  const dearer = () =>
    card.text.replace(/(\d+)\.(\d\d)(?=\n|$)/g, (_, dirhams, fils) => {
      const raised = Math.round(Number(`${dirhams}${fils}`) * 1.1);
      return `${Math.floor(raised / 100)}.${String(raised % 100).padStart(2, '0')}`;
    });
  const submit = async (goLiveOn: string | null = null, id = changeId) =>
    quoting.client.submitCatalogueChange({ ...(await by(omar, id)), goLiveOn }, agent);
  const approve = async (staffId = huda, id = changeId) =>
    quoting.client.approveCatalogueChange(await by(staffId, id), agent);
  const live = async () => (await quoting.client.catalogueInfo({}, visitor)).lines[line].version;

  it('goes live by two admins, is priced by, and is rolled back', async () => {
    // Checked in the thread that the service has for it.
    await start('medical', {});
    const before = await live();
    expect(await put(dearer())).toMatchObject({ state: 'draft', problems: 0 });
    const { impact, files } = await open();
    expect(files).toEqual([{ path: card.path, how: 'changed', isMoved: false }]);
    expect(impact?.changed).toHaveLength(1);
    expect(impact?.changed[0]?.medianBasisPoints).toBeGreaterThan(900);
    await submit();
    await expect(approve(omar)).rejects.toMatchObject({ details: { because: 'own_change' } });
    expect(await approve()).toMatchObject({ state: 'live' });
    const version = await live();
    expect(version).not.toBe(before);
    const made = { idempotencyKey: 'quote-0001', draftId: 'd1', answers: woman34 };
    const { reference } = await quoting.client.createQuote(made, visitor);
    const quotes = await quoting.client.quotesOfVersion({ line: 'medical', version }, agent);
    expect(quotes).toMatchObject({ total: 1, rows: [{ reference, day: '2026-01-10' }] });
    const { lines } = await quoting.client.catalogueVersions({}, agent);
    expect(lines[0]?.versions.slice(0, 2)).toMatchObject([
      { version, origin: 'import', quotes: 1 },
      { version: before, origin: 'built-in', quotes: 0 },
    ]);
    const back = { ...(await by(omar)), why };
    expect(await quoting.client.rollBackCatalogueChange(back, agent)).toMatchObject({
      state: 'rolled_back',
    });
    expect(await live()).toBe(before);
    const acts = (await quoting.story()).filter(({ type }) => type === 'CatalogueChanged');
    expect(acts.map(({ value }) => [value.act, value.staffId ?? '', value.version ?? ''])).toEqual([
      ['edit', omar, ''],
      ['edit', omar, ''],
      ['submit', omar, ''],
      ['approve', huda, ''],
      ['go_live', '', version],
      ['roll_back', omar, before],
    ]);
  });

  it('keeps what the linter refuses, names the cell, and is not submitted with it', async () => {
    await start('medical');
    const lines = card.text.split('\n');
    lines[3] = (lines[3] ?? '').replace(/[^,]*$/, 'twelve');
    expect((await put(lines.join('\n'))).problems).toBeGreaterThan(0);
    const { problems, impact } = await open();
    const column = (lines[3] ?? '').lastIndexOf(',') + 2;
    expect(problems[0]).toMatchObject({ file: card.path, line: 4, column });
    expect(impact).toBeNull();
    const kept = await quoting.client.openCatalogueFile({ changeId, path: card.path }, agent);
    expect(kept).toMatchObject({ text: lines.join('\n'), inForceText: card.text });
    expect(kept?.problems.length).toBe(problems.length);
    await expect(submit()).rejects.toMatchObject({ details: { because: 'has_problems' } });
    const taken = { ...(await by(omar)), path: card.path };
    await quoting.client.takeBackCatalogueFile(taken, agent);
    await expect(submit()).rejects.toMatchObject({ details: { because: 'nothing_changed' } });
  });

  it('waits for its day, and goes live with it', async () => {
    await start('general');
    const before = await live();
    await put(remark(card.text));
    await submit('2026-01-12');
    expect(await approve()).toMatchObject({ state: 'approved' });
    expect(await quoting.goLiveDue()).toEqual({ live: 0, conflicts: 0 });
    expect(await live()).toBe(before);
    quoting.passDays(2);
    const both = await Promise.all([quoting.goLiveDue(), quoting.goLiveDue()]);
    expect(both.filter((done) => done.live === 1)).toHaveLength(1);
    expect(await live()).not.toBe(before);
    expect((await open()).row.state).toBe('live');
  });

  it('goes live on what is in force by then, or comes back where the same file has changed', async () => {
    await start('general');
    const other = await fileAt(1);
    const [second, third] = [await begin(), await begin()];
    await put(remark(card.text));
    await put(remark(other.text), other.path, second);
    await put(`${remark(card.text)}# Again\n`, card.path, third);
    for (const id of [changeId, second, third]) await submit(null, id);
    await approve();
    const afterFirst = await live();
    expect(await approve(huda, second)).toMatchObject({ state: 'live' });
    expect((await open(omar, second)).previousVersion).toBe(afterFirst);
    expect(await approve(huda, third)).toMatchObject({ state: 'draft' });
    expect((await open(omar, third)).acts.at(-1)).toMatchObject({ act: 'conflict', by: '' });
    // Neither a check nor another file settles it: only who saves the file over what is in force now.
    const checked = await by(omar, third);
    await quoting.client.checkCatalogueChange(checked, agent);
    await put(`${remark(other.text)}# Third\n`, other.path, third);
    expect((await open(omar, third)).files.map(({ isMoved }) => isMoved)).toContain(true);
    await submit(null, third);
    expect(await approve(huda, third)).toMatchObject({ state: 'draft' });
    await put(`${remark(card.text)}# Again\n`, card.path, third);
    await submit(null, third);
    expect(await approve(huda, third)).toMatchObject({ state: 'live' });
    const back = { ...(await by(huda)), why };
    await expect(quoting.client.rollBackCatalogueChange(back, agent)).rejects.toMatchObject({
      details: { because: 'not_in_force' },
    });
  });

  it('takes no file that is not a text of its line', async () => {
    await start('medical');
    const files = [
      ['../insurers.yaml', 'x'],
      ['motor/tariff.yaml', 'x'],
      ['logos/falaj.svg', '<svg/>'],
      ['rates/Card.csv', 'x'],
      ['nothing-here.csv', null],
    ] as const;
    for (const [file, text] of files)
      await expect(put(text, file), file).rejects.toMatchObject({ code: 'QUOTING.FILE_NAME' });
  });

  it('refuses whoever decides on what they have not seen', async () => {
    await start('general');
    const asked = { changeId, staffId: huda, turn: 7 };
    await expect(quoting.client.withdrawCatalogueChange(asked, agent)).rejects.toMatchObject({
      code: 'QUOTING.CHANGE_MOVED',
    });
  });

  it('does again what was cut off after the version was put in force', async () => {
    await start('general');
    await put(remark(card.text));
    await submit('2026-01-11');
    await approve();
    const pointer = path.join(quoting.dataDir, 'general-catalogues', 'current.json');
    const built = await readFile(pointer, 'utf8');
    quoting.passDays(1);
    await quoting.goLiveDue();
    const done = await readFile(pointer, 'utf8');
    expect(done).not.toBe(built);
    const { liveVersion } = (await open()).row;
    // As if the process had ended between the pointer and the note.
    await quoting.rewriteChange(changeId, { state: 'approved', liveVersion: null });
    await writeFile(pointer, done);
    expect(await quoting.goLiveDue()).toEqual({ live: 1, conflicts: 0 });
    const again = await open();
    expect(again.row.liveVersion).toBe(liveVersion);
    expect(again.previousVersion).toBe(JSON.parse(built).version);
  });
});
