/** What people see of their orders and policies over HTTP: the same questions before the move to `orders` and after it. */

import { OrderBuyer } from './order-buyer.ts';
import { signInAgent } from './sign-in-agent.ts';

export interface Fact {
  /** Of the insurer's page to pay on. */
  insurer?: string;
  planId?: string;
}

const motorPages = [
  '/api/pages/motor/products',
  '/api/pages/motor/policy-details',
  '/api/pages/motor/checkout',
  '/api/pages/motor/documents',
  '/api/pages/motor/documents-done',
];
const medicalPages = [
  '/api/pages/medical/individual/products',
  '/api/pages/thank-you?kind=individual',
];

/** Of a browser that was there before. */
export async function seenBy(buyer: OrderBuyer, name: string, fact: Fact = {}) {
  const own = name.startsWith('medical')
    ? [...medicalPages, `/api/pages/medical/individual/buy-policy?plan=${fact.planId ?? 1}`]
    : motorPages;
  const seen: Record<string, unknown> = {};
  for (const page of own) seen[page] = await modelOf(buyer, page);
  if (fact.insurer !== undefined) {
    const page = await (await buyer.send(fact.insurer, {})).text();
    seen.insurer = page.replaceAll(/value="[\w.-]{30,}"/g, 'value=""');
  }
  return seen;
}

/** Where a mailed link leads somebody with no session, and what they are shown then. */
export async function seenByLink(origin: string, link: string) {
  const visitor = new OrderBuyer(origin);
  const ways: unknown[] = [];
  let next: string | null = link;
  for (let hop = 0; next !== null && hop < 3; hop += 1) {
    const answer: Response = await visitor.send(next, {});
    const to: string | null = answer.headers.get('location');
    ways.push([next, answer.status, to]);
    next = to?.startsWith('/resume') ? to : null;
  }
  const token = link
    .split('/')
    .at(-1)
    ?.replace(/^[a-z]\./, '');
  const pages = [
    ...(link.startsWith('/resume/q.') ? medicalPages : motorPages),
    `/api/pages/motor/documents?token=${token}`,
    `/api/pages/motor/renewal?token=${token}`,
  ];
  const seen: Record<string, unknown> = { ways };
  for (const page of pages) seen[page] = await modelOf(visitor, page);
  return seen;
}

async function modelOf(buyer: OrderBuyer, page: string): Promise<unknown> {
  const answer = await buyer.send(page, {});
  const model = (await answer.json()) as Record<string, unknown>;
  return [answer.status, page.endsWith('/products') ? headOf(model) : factsOf(model)];
}

/** Of a list of plans: whose it is, and that it is one. */
function headOf({ redirect, reference, revision, validUntil }: Record<string, unknown>) {
  return redirect === undefined ? { reference, revision, validUntil } : { redirect };
}

/** Words of the pages and addresses of pictures may change; who bought what for how much may not. */
const words = new Set(['logo', 'help', 'why', 'label', 'today', 'lastStart', 'tile', 'start']);

function factsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(factsOf);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !words.has(name));
  return Object.fromEntries(kept.map(([name, inside]) => [name, factsOf(inside)]));
}

/** Everything that is held about an address, by its mailed link: quotes, orders and policies of it. */
export async function heldAbout(origin: string, email: string) {
  const visitor = await withDataLink(origin, email);
  const { quotes, orders, policies } =
    await visitor.get<Record<string, unknown>>('/my-data/export.json');
  return { quotes, orders, policies };
}

/** As the person asks for it. */
export async function forget(origin: string, email: string): Promise<void> {
  await (await withDataLink(origin, email)).post('/my-data/action', { action: 'erase' });
}

async function withDataLink(origin: string, email: string): Promise<OrderBuyer> {
  const visitor = new OrderBuyer(origin);
  await visitor.post('/my-data', { email });
  const token = await mailedToken(visitor, email);
  await visitor.send(`/my-data/${token}`, {});
  return visitor;
}

async function mailedToken(visitor: OrderBuyer, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { mails } = await visitor.get<{ mails: { mailId: string; subject: string }[] }>(
      `/api/dev/mails?to=${email}`,
    );
    const mail = mails.find(({ subject }) => subject === 'What we hold about you');
    const text = mail && JSON.stringify(await visitor.get(`/api/dev/mails/${mail.mailId}`));
    const token = /\/my-data\/([\w.-]{20,})/.exec(text ?? '')?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no mail to ${email}`);
}

/** What staff are shown of those who bought, by the person's address. */
export async function seenByStaff({
  origin,
  dataDir,
  now,
}: {
  origin: string;
  dataDir: string;
  now: () => Date;
}) {
  const agent = new OrderBuyer(origin);
  await signInAgent(agent, dataDir, now());
  const seen: [string, unknown][] = [];
  for (const leadId of await leadsAtDesk(agent)) {
    const { row, policy } = await agent.get<{ row: { reference: string }; policy: unknown }>(
      `/api/pages/staff/desk/lead?lead=${leadId}`,
    );
    if (policy) seen.push([row.reference, policy]);
  }
  return Object.fromEntries(seen);
}

/** Of whoever waits and whoever bought: the desk hears of them from the log, a moment after the start. */
async function leadsAtDesk(agent: OrderBuyer): Promise<string[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const pages = await Promise.all(
      ['now', 'closed'].map((view) =>
        agent.get<{ rows: { leadId: string }[] }>(`/api/pages/staff/desk?view=${view}`),
      ),
    );
    const found = pages.flatMap(({ rows }) => rows.map(({ leadId }) => leadId));
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('nobody is at the desk');
}
