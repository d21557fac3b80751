/** Two copies of everything on real engines: the journey to a policy, while one of each is killed. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DistributedProduct,
  hookMilliseconds,
  startDistributed,
} from './support/distributed-product.ts';
import { Shopper } from './support/shopper.ts';

const journey = '/survey/medical/individual';
const email = 'mariam@example.com';

describe('the distributed product', { timeout: 180_000 }, () => {
  let product: DistributedProduct;
  beforeAll(async () => {
    product = await startDistributed(['--no-pages', '--replicas', '2']);
  }, hookMilliseconds);
  afterAll(async () => {
    await product?.stop();
    product?.remove();
  }, 60_000);

  it('runs two of each', () => {
    const names = product.processes().map(({ name }) => name);
    const services = [
      'leads',
      'quoting',
      'orders',
      'documents',
      'accounts',
      'notifications',
      'analytics',
      'bff',
    ];
    expect(names.sort()).toEqual(services.flatMap((name) => [`${name}-1`, `${name}-2`]).sort());
  });

  it('sells a policy and mails it while one of each is killed, and tells the story in order', async () => {
    const shopper = new PatientShopper(product.origin);
    const contact = await shopper.answerAll(email);
    const again: Promise<void>[] = [];
    const strike = (...names: string[]) => again.push(...names.map((name) => product.kill(name)));

    strike('leads-1', 'notifications-1');
    expect((await submitted(shopper, contact)).ok).toBe(true);
    strike('quoting-1', 'documents-1');
    const { tiles } = await shopper.get<{ tiles: { id: number; netFils: number }[] }>(
      '/api/pages/medical/individual/products',
    );
    const plan = tiles[0];
    await shopper.post(`${journey}/select`, { product_id: String(plan?.id) });
    strike('bff-1', 'orders-1');
    const bought = await shopper.post(`${journey}/buy-policy`, {
      product_id: String(plan?.id),
      premium: String((plan?.netFils ?? 0) / 100),
      policy_start_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      t_and_c_3: 'on',
      condition_confirmed: 'yes',
    });
    expect(await bought.json()).toMatchObject({ ok: true });
    await Promise.all(again);

    await expect.poll(() => mails(shopper), { timeout: 20_000 }).toHaveLength(2);
    // What a killed relay held is published by the other one when the lease ends, after 5 s.
    // Staff who are let in at the start tell a story of their own.
    const all = async () =>
      (await published(product)).filter(({ topic }) => topic !== 'accounts.staff.v1');
    await expect.poll(all, { timeout: 20_000 }).toHaveLength(4);
    const events = await all();
    // Order holds within a key of a topic; over these it is the time at which each thing happened that tells the story.
    const lane = ({ topic, key }: PublishedEvent) => `${topic} ${key}`;
    for (const each of new Set(events.map(lane))) {
      const ofKey = events.filter((event) => lane(event) === each);
      expect(ofKey).toEqual(inTimeOrder(ofKey));
    }
    expect(inTimeOrder(events).map(({ type }) => type)).toEqual([
      'LeadCaptured',
      'QuotePriced',
      'PlanSelected',
      'PolicyConfirmed',
    ]);
    expect(new Set(events.map(({ correlationId }) => correlationId)).size).toBe(1);
    for (const name of [
      'leads-1',
      'notifications-1',
      'quoting-1',
      'orders-1',
      'documents-1',
      'bff-1',
    ])
      expect(product.output.text()).toContain(`${name} was ended by SIGKILL; starting it again in`);
  });

  it('rates the stored quote again to the same fils, by the command', async () => {
    const { stdout } = await command(
      'quotes.ts',
      ['reproduce', '--distributed', '--json'],
      product,
    );
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { equal: boolean });
    expect(rows.map(({ equal }) => equal)).toEqual([true]);
  });

  it('sells each quote once while orders and quoting are killed under many confirmations', async () => {
    const buyers = await Promise.all(
      ['one', 'two', 'three'].map((name) => withQuote(product.origin, `${name}@example.com`)),
    );
    const confirmed = buyers.flatMap((buyer) => [1, 2, 3, 4].map(() => confirm(buyer)));
    const again = ['orders-1', 'quoting-2', 'orders-2'].map(async (name, index) => {
      await pause(index * 400);
      await product.kill(name);
    });
    const references = await Promise.all(confirmed);
    await Promise.all(again);
    const raised = async () => {
      const sold = (await published(product, '--full')).filter(
        ({ type }) => type === 'PolicyConfirmed',
      );
      return sold.map(({ data }) => data.policyReference);
    };
    for (const reference of new Set(references))
      await expect.poll(raised, { timeout: 20_000 }).toContain(reference);
    expect(await raised()).toHaveLength(1 + buyers.length);
    expect(new Set(references).size).toBe(buyers.length);
    for (const [index] of buyers.entries())
      expect(new Set(references.slice(index * 4, index * 4 + 4)).size).toBe(1);
  });

  it('ends in order at Ctrl-C and leaves nobody behind', async () => {
    const pids = product.processes().map(({ pid }) => pid);
    expect(await product.stop()).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(product.output.text()).not.toContain('could not finish in time');
  });
});

/** Whose connection broke, or who is told to come back, tries again; as a person does. */
class PatientShopper extends Shopper {
  override async send(path: string, init: RequestInit): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await super.send(path, init).catch((error: unknown) => error as Error);
      if (tries > 30) throw new Error(`no answer at ${path}`, { cause: answer });
      if (!(answer instanceof Error) && answer.status < 500) return answer;
      await pause(100);
    }
  }
}

interface Buyer {
  shopper: Shopper;
  planId: number;
  premium: number;
}

async function withQuote(origin: string, address: string): Promise<Buyer> {
  const shopper = new PatientShopper(origin);
  await submitted(shopper, await shopper.answerAll(address));
  const { tiles } = await shopper.get<{
    tiles: { id: number; netFils: number; conditions: string[] }[];
  }>('/api/pages/medical/individual/products');
  const tile = tiles.find(({ conditions }) => conditions.length === 0);
  return { shopper, planId: tile?.id ?? 0, premium: (tile?.netFils ?? 0) / 100 };
}

/** As often as it takes, each time as a new press of the button: the policy that there is then. */
async function confirm({ shopper, planId, premium }: Buyer): Promise<string> {
  const path = '/api/survey/medical/individual/confirm-policy';
  const fields = { product_id: String(planId), premium: String(premium) };
  const answer = await shopper.post(path, fields);
  const said = (await answer.json()) as { status: string; reference?: string };
  if (said.reference === undefined) throw new Error(`not confirmed: ${JSON.stringify(said)}`);
  return said.reference;
}

/** A submit that died may have used up the ticket of its form. */
async function submitted(shopper: Shopper, contact: Record<string, string>) {
  const first = (await (await shopper.submit(contact)).json()) as { ok: boolean };
  if (first.ok) return first;
  const page = await shopper.get<{ captchaTicket: string }>(
    '/api/pages/medical/individual/questionnaire?step=contact',
  );
  const anew = { ...contact, 'g-recaptcha-response': page.captchaTicket };
  return (await (await shopper.submit(anew)).json()) as { ok: boolean };
}

async function mails(shopper: Shopper): Promise<{ subject: string }[]> {
  const { mails: found } = await shopper.get<{ mails: { subject: string }[] }>(
    `/api/dev/mails?to=${encodeURIComponent(email)}`,
  );
  return found;
}

interface PublishedEvent {
  id: string;
  topic: string;
  key: string;
  type: string;
  time: string;
  correlationId: string;
  data: { policyReference?: string };
}

/** Each event once: a relay that was killed may have published one a second time. */
async function published(
  product: DistributedProduct,
  ...more: string[]
): Promise<PublishedEvent[]> {
  const list = ['list', '--distributed', '--json', ...more];
  const { stdout } = await command('events.ts', list, product);
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PublishedEvent);
  return all.filter(({ id }, index) => all.findIndex((event) => event.id === id) === index);
}

function inTimeOrder(events: readonly PublishedEvent[]): PublishedEvent[] {
  return events.toSorted((a, b) => a.time.localeCompare(b.time));
}

function command(script: string, args: string[], { env }: DistributedProduct) {
  const place = path.join(import.meta.dirname, '../launch', script);
  return promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', place, ...args],
    { env: { ...process.env, ...env }, timeout: 30_000 },
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
