/**
 * From the answer to a lead to what its consumer does with it: leads are captured at a fixed rate by HTTP at the service,
 * and each mail says when it was kept and when a mail server took it. Reference, in the same run and at the same rate: a bare
 * message from a producer to a consumer over the same broker.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { connectMongo } from '@muqarin/platform/drivers/mongo';
import { type Client, createClient } from '@muqarin/platform/http/client';
import { overHttp } from '@muqarin/platform/http/over-http';
import { createLogger } from '@muqarin/platform/logger';
import type { Figure } from '../bench/figure.ts';
import { withNativeEngines } from '../launch/distributed/native-engines.ts';
import { bareMessages } from './bare-messages.ts';
import type { ProductUnderLoad } from './product.ts';
import type { Rate } from './rate.ts';

export async function acceptToEffect(product: ProductUnderLoad, rate: Rate): Promise<Figure[]> {
  const { transport, close } = overHttp({ origins: [product.addressOf('leads')] });
  const leads = createClient({ service: 'leads', contracts: leadsContract, transport });
  // Connections, compiled functions and the group's first fetch are not what is measured.
  await captureAtRate(leads, 'warm', { ...rate, seconds: 5 });
  await pause(2_000);
  const accepted = await captureAtRate(leads, 'load', rate);
  await pause(5_000);
  await close();
  const mails = await mailsOf(product.prefix);
  const bare = await bareMessages(product.prefix, rate);
  const kept = delays(accepted, (to) => mails.get(to)?.sentAt);
  const delivered = delays(accepted, (to) => mails.get(to)?.deliveredAt);
  console.log(`${accepted.size} leads answered, ${kept.length} mails kept, ${bare.length} bare`);
  if (kept.length !== accepted.size) throw new Error('a lead without its mail');
  return [
    ...both('lead answered to mail kept', kept, bare),
    ...both('lead answered to mail delivered', delivered, bare),
  ];
}

function both(title: string, values: readonly number[], bare: readonly number[]): Figure[] {
  return [50, 99].map((percent) => ({
    figure: `${title}, p${percent} beside a bare message`,
    value: percentile(values, percent),
    unit: 'ms',
    reference: percentile(bare, percent),
  }));
}

/** Open loop: the next lead does not wait for the last one. @returns when each was answered, by its address */
async function captureAtRate(
  leads: Client<typeof leadsContract>,
  name: string,
  { perSecond, seconds }: Rate,
): Promise<Map<string, number>> {
  const accepted = new Map<string, number>();
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const email = `${name}-${index}@example.com`;
    under.push(capture(leads, email).then(() => void accepted.set(email, now())));
  }
  await Promise.all(under);
  return accepted;
}

async function capture(leads: Client<typeof leadsContract>, email: string): Promise<void> {
  const member = { dob_year: 1991, dob_month: 3, dob_day: 14, gender_id: 2 };
  const phone = { phone: '501234567', dial_code: '+971', fullNumber: '+971501234567' };
  await leads.captureLead(
    {
      idempotencyKey: `key-${email}`,
      draftId: `draft-${email}`,
      answers: {
        main_emirate: 2,
        category: 'self',
        member_count: 1,
        members: [{ ...member, marital_status_id: 2, relation_id: 1 }],
        contact: { name: 'Load Test', email, ...phone },
      },
      productCount: 40,
    },
    { actor: { kind: 'system', id: 'load' }, correlationId: `load-${email}` },
  );
}

interface Mail {
  to: string;
  sentAt: Date;
  deliveredAt: Date | null;
}

async function mailsOf(prefix: string): Promise<Map<string, Mail>> {
  const { MONGO_URL: url = '' } = withNativeEngines(process.env);
  const logger = createLogger({ level: 'warn' });
  const connection = await connectMongo({ url, database: `${prefix}notifications`, logger });
  const mails = await connection
    .collection<Mail>('mails')
    .find({ to: /^load-/ })
    .toArray();
  await connection.close();
  return new Map(mails.map((mail) => [mail.to, mail]));
}

function delays(
  accepted: ReadonlyMap<string, number>,
  effectOf: (to: string) => Date | null | undefined,
): number[] {
  return [...accepted].flatMap(([to, at]) => {
    const effect = effectOf(to);
    return effect ? [Math.max(0, effect.getTime() - at)] : [];
  });
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

/** Milliseconds of the wall clock, which the mails' times are of, with the fine steps of the other one. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
