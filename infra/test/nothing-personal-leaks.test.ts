import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import mongoose, { Schema } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readLaunchConfig } from '../launch/config.ts';
import { type Embedded, startEmbedded } from '../launch/embedded.ts';
import {
  contactOf,
  person,
  personalValues,
  walkAstray,
  walkThrough,
} from './support/distinct-person.ts';
import { encodingsOf, leaksIn } from './support/leaks.ts';
import { type Seen, seeEverything } from './support/seen.ts';
import { Shopper } from './support/shopper.ts';
import { walkWithStaff } from './support/staff-list.ts';

describe('logs, spans and figures', { timeout: 60_000 }, () => {
  let dataDir: string;
  let seen: Seen;
  let product: Embedded;
  let shopper: Shopper;
  let secrets: Record<string, string> = {};

  beforeAll(async () => {
    seen = seeEverything('trace');
    dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-told-'));
    const port = await freePort();
    const publicOrigin = `http://127.0.0.1:${port}`;
    const config = readLaunchConfig({ DATA_DIR: dataDir, TICKET_EARLIEST_SECONDS: '0' }, dataDir);
    product = await startEmbedded({ config, port, publicOrigin, webOrigin: null, ...seen });
    await product.bff.listen({ port, host: '127.0.0.1' });
    shopper = new Shopper(publicOrigin);
    secrets = await walkThrough({ shopper, dataDir });
    await vi.waitFor(() => expect(mails()).toBeGreaterThanOrEqual(5), { timeout: 10_000 });
  }, 60_000);
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const mails = () => seen.spans().filter((span) => span.name.startsWith('mail ')).length;
  const everything = async () => ({
    lines: seen.lines.join(''),
    spans: JSON.stringify(
      seen.spans().map(({ name, attributes, events, links, status, resource }) => {
        return { name, attributes, events, links, status, resource: resource.attributes };
      }),
    ),
    figures: (await seen.telemetry.metrics?.text()) ?? '',
  });
  const expectNothingLeaked = async () => {
    const values = { ...personalValues, ...secrets };
    for (const [place, text] of Object.entries(await everything())) {
      expect.soft(leaksIn(text, values), place).toEqual([]);
    }
  };
  /** What was accepted before may still be on its way to who mails it. */
  const everythingHeard = async () => {
    const inTheEnd = () =>
      expect.poll(async () => (await everything()).figures, { timeout: 15_000 });
    await inTheEnd().toMatch(/^muqarin_outbox_depth_documents\{relay="embedded"\} 0$/m);
    await inTheEnd().toMatch(
      /^muqarin_consumer_lag_messages\{group="notifications",topic="leads.lead.v1"\} 0$/m,
    );
  };
  const lineSaying = (text: string) => seen.lines.find((line) => line.includes(text));

  it('say much about a journey, and nothing about the person', async () => {
    const { lines, spans, figures } = await everything();
    expect(lines.includes('/leads')).toBe(true);
    expect(spans.includes('muqarin.quoting.v1.PolicyConfirmed')).toBe(true);
    expect(figures).toMatch(/^muqarin_mails_total\{kind="policy",outcome="delivered"\} 1$/m);
    expect(figures).toMatch(
      /^muqarin_cache_reads_total\{cache="product-count",outcome="miss"\} 1$/m,
    );
    expect(figures).toMatch(/^muqarin_rating_duration_seconds_count [1-9]/m);
    await everythingHeard();
    await expectNothingLeaked();
  });

  it('keep quiet about what was refused', async () => {
    await walkAstray({ shopper });
    const { figures } = await everything();
    expect(figures).toMatch(/status_class="4xx"/);
    await expectNothingLeaked();
  });

  it('count the staff of a list, and name nobody, in no event either', async () => {
    const fresh = new Shopper(shopper.origin);
    await walkWithStaff(fresh);
    const asked = '/api/pages/medical-corporate/products?category=summary';
    expect(await fresh.get(asked)).toMatchObject({ categories: [{ employees: 5, flag: 1 }] });
    await everythingHeard();
    await expectNothingLeaked();
    for (const type of ['documents.v1.FileUploaded', 'quoting.v2.QuotePriced']) {
      const events = await product.bus.read({ type: `muqarin.${type}`, limit: 100 });
      const ofList = events.filter(({ value }) => /census|medical-corporate/.test(String(value)));
      expect(ofList.length, type).toBeGreaterThan(0);
      const text = ofList.map(({ value, headers }) => `${value} ${JSON.stringify(headers)}`).join();
      expect.soft(leaksIn(text, personalValues), type).toEqual([]);
    }
  });

  it('keep quiet when a handler breaks with an error that quotes the person', async () => {
    const quoting = new Error(`E11000 duplicate key: { email: "${person.email}", ${person.name} }`);
    vi.spyOn(mongoose.Model, 'findOne').mockImplementation(() => {
      throw Object.assign(quoting, { contact: contactOf(), cause: new Error(person.emiratesId) });
    });
    const fresh = new Shopper(shopper.origin);
    const answer = await fresh
      .answerAll(person.email, person.born)
      .then((contact) => fresh.submit({ ...contact, ...contactOf() }));
    expect(await answer.json()).toMatchObject({ ok: false });
    expect(lineSaying('"type":"Error"')).toContain('"stack":["at ');
    await expectNothingLeaked();
  });

  it('keep quiet about what mongoose says of a value', async () => {
    const probe = mongoose.model(
      'Probe',
      new Schema({ email: { type: String, match: /^nobody$/ } }),
    );
    const invalid: unknown = await new probe({ email: person.email })
      .validate()
      .catch((error: unknown) => error);
    expect(String(invalid)).toContain(person.email);
    vi.spyOn(mongoose.Model.prototype, 'save').mockRejectedValue(invalid);
    const fresh = new Shopper(shopper.origin);
    const contact = await fresh.answerAll(person.email, person.born);
    expect((await fresh.submit({ ...contact, ...contactOf() })).status).toBe(500);
    expect(lineSaying('"type":"ValidationError"')).toBeDefined();
    await expectNothingLeaked();
  });

  it('keep quiet about dead letters, unreadable ones too', async () => {
    // The lead of the test before was stored, though its sender was told of a failure: its mail is no dead letter of this test.
    await everythingHeard();
    const { save } = mongoose.Model.prototype;
    vi.spyOn(mongoose.Model.prototype, 'save').mockImplementation(function (
      this: mongoose.Document & { constructor: { modelName: string } },
    ) {
      if (this.constructor.modelName !== 'Mail') return save.call(this);
      throw new Error(`cannot mail ${person.email}`);
    });
    const fresh = new Shopper(shopper.origin);
    const contact = await fresh.answerAll(person.email, person.born);
    expect(await (await fresh.submit({ ...contact, ...contactOf() })).json()).toMatchObject({
      ok: true,
    });
    const [event] = await product.bus.read({ type: 'muqarin.leads.v1.LeadCaptured', limit: 1 });
    if (!event) throw new Error('no event');
    const { topic, key, headers } = event;
    await product.bus.publish([{ topic, key, headers, value: `{"contact": "${person.name}"` }]);
    const deadLettered = async () => {
      const found =
        /^muqarin_dead_letters_total\{group="notifications",topic="leads.lead.v1"\} (\d+)$/m;
      return Number(found.exec((await everything()).figures)?.[1]);
    };
    await expect.poll(deadLettered, { timeout: 15_000 }).toBe(2);
    await everythingHeard();
    expect(await deadLettered()).toBe(2);
    await expectNothingLeaked();
  });
});

describe('the search for leaks', () => {
  it('finds each value in each encoding, wherever it stands', () => {
    for (const [name, value] of Object.entries(personalValues)) {
      for (const form of Object.values(encodingsOf(value)).flat()) {
        expect(leaksIn(`{"a":"x${form}y"}`, { [name]: value }), form).not.toEqual([]);
      }
      for (const before of ['', 'a', 'ab']) {
        const hidden = Buffer.from(`${before}${value}!`).toString('base64');
        expect(leaksIn(hidden, { [name]: value })).toEqual([`${name} (base64)`]);
      }
    }
    expect(leaksIn('nothing here', personalValues)).toEqual([]);
  });
});
