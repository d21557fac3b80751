/** Leads by HTTP at the service, at a fixed rate: the next does not wait for the last one. */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { leadsContract } from '@muqarin/leads/contract/leads-contract';
import type { Client } from '@muqarin/platform/http/client';
import type { Rate } from './rate.ts';

export interface Captured {
  /** When each was answered, by its address: milliseconds since the epoch, with parts of them. */
  accepted: Map<string, number>;
  /** From each request to its answer, in milliseconds. */
  answers: number[];
  /** Those that were refused or failed, by the code of the error. */
  refused: Map<string, number>;
}

export async function captureAtRate(
  leads: Client<typeof leadsContract>,
  name: string,
  { perSecond, seconds }: Rate,
): Promise<Captured> {
  const accepted = new Map<string, number>();
  const answers: number[] = [];
  const refused = new Map<string, number>();
  const one = async (email: string) => {
    const sent = now();
    try {
      await capture(leads, email);
      accepted.set(email, now());
      answers.push(now() - sent);
    } catch (error) {
      const { code = String(error) } = error as { code?: string };
      refused.set(code, (refused.get(code) ?? 0) + 1);
    }
  };
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    under.push(one(`${name}-${index}@example.com`));
  }
  await Promise.all(under);
  return { accepted, answers, refused };
}

async function capture(leads: Client<typeof leadsContract>, email: string): Promise<void> {
  const member = { dob_year: 1991, dob_month: 3, dob_day: 14, gender_id: 2 };
  const phone = { phone: '501234567', dial_code: '+971', fullNumber: '+971501234567' };
  await leads.captureLead(
    {
      idempotencyKey: `key-${email}`,
      draftId: `draft-${email}`,
      kind: 'medical_individual',
      contact: { name: 'Load Test', email, ...phone },
      details: {
        main_emirate: 2,
        category: 'self',
        member_count: 1,
        members: [{ ...member, marital_status_id: 2, relation_id: 1 }],
      },
      productCount: 40,
    },
    { actor: { kind: 'system', id: 'load' }, correlationId: `load-${email}`, locale: 'en' },
  );
}

/** Milliseconds of the wall clock, which the mails' times are of, with the fine steps of the other one. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
