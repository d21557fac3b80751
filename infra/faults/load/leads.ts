/** Leads, one half through the BFF as the sponsor form sends them, one half by the leads service's contract. */
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import type { Client } from '@muqarin/platform/http/client';
import type { Answer, Http } from '../stage/http.ts';
import type { LeadEntry, Ledger } from './ledger.ts';
import { serviceClient } from './service-client.ts';

export interface Door {
  origin: string;
  originsOf(service: string): string[];
}

interface Visitor {
  cookie: string;
  token: string;
}

const visitors = 20;
const phone = { phone: '501234567', dial_code: '+971', fullNumber: '+971501234567' };
const path = '/api/medical/submit-sponsor-details-individual';

export type SendLead = (email: string, dueAt: number, index: number) => Promise<void>;

/** Notes each lead in the ledger before it is sent, and when it was answered. */
export async function createLeadSender(http: Http, door: Door, ledger: Ledger): Promise<SendLead> {
  const known = await Promise.all(Array.from({ length: visitors }, () => visit(http, door.origin)));
  const leads = serviceClient(http, 'leads', leadsContract, door.originsOf('leads'));
  return async (email, dueAt, index) => {
    const via = index % 2 === 0 ? 'front' : 'contract';
    const entry: LeadEntry = { email, via, dueAt, answeredAt: null };
    ledger.leads.push(entry);
    try {
      const visitor = known[index % visitors];
      if (via === 'front' && visitor) await atTheFront(http, door.origin, visitor, email);
      else await byContract(leads, email);
      entry.answeredAt = Date.now();
    } catch (error) {
      ledger.refused.push(`${email} (${via}): ${(error as Error).message}`);
    }
  };
}

async function visit(http: Http, origin: string): Promise<Visitor> {
  const answer = await http.patiently('bff', () => ({ method: 'GET', origin, path: '/api/csrf' }));
  const { token } = JSON.parse(answer.body) as { token: string };
  return { token, cookie: answer.cookies.map((each) => each.split(';')[0]).join('; ') };
}

async function atTheFront(http: Http, origin: string, visitor: Visitor, email: string) {
  const fields = {
    csrf_token: visitor.token,
    email,
    first_name: 'Load',
    last_name: 'Test',
    phone_number: phone.phone,
    dial_code: phone.dial_code,
    emirate: 'Dubai',
  };
  const answer = await http.patiently('bff', () => ({
    method: 'POST',
    origin,
    path,
    headers: {
      origin,
      cookie: visitor.cookie,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': email,
    },
    body: new URLSearchParams(fields).toString(),
  }));
  requireStored(answer);
}

function requireStored({ status, body }: Answer): void {
  if (status === 200 && !('title' in (JSON.parse(body) as object))) return;
  throw new Error(`${status} ${body.slice(0, 200)}`);
}

async function byContract(leads: Client<typeof leadsContract>, email: string): Promise<void> {
  await leads.captureLead(
    {
      idempotencyKey: `key-${email}`,
      draftId: `draft-${email}`,
      kind: 'medical_individual',
      contact: { name: 'Load Test', email, ...phone },
      details: ratable,
      productCount: 40,
    },
    { actor: { kind: 'system', id: 'faults' }, correlationId: `draft-${email}`, locale: 'en' },
  );
}

const member = { dob_year: 1991, dob_month: 3, dob_day: 14, gender_id: 2, marital_status_id: 2 };

export const ratable = {
  main_emirate: 2,
  category: 'self' as const,
  member_count: 1,
  members: [{ ...member, relation_id: 1 }],
};
