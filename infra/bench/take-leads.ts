import { createHash } from 'node:crypto';
import { termsOf } from '../../services/leads/src/search-terms.ts';

/** Leads as they lie in the database, and as the desk has them: of persons that do not exist. */
export type Seeded = ReturnType<typeof inventedLead>;

export function inventedLead(serial: number) {
  const _id = `lead-${String(serial).padStart(8, '0')}`;
  const capturedAt = new Date(Date.now() - serial * 1000);
  const phone = `5${String(serial).padStart(8, '0')}`;
  const name = `${firstNames[serial % firstNames.length]} ${familyNames[serial % familyNames.length]} ${serial}`;
  const at = capturedAt.toISOString();
  const slot = 'any';
  const lead = {
    _id,
    idempotencyKey: `bench-${serial}`,
    reference: `L-${serial}`,
    kind: 'contact',
    status: 'new',
    draftId: null,
    quoteId: null,
    contact: { name, email: '', phone, dial_code: '+971', fullNumber: phone },
    details: { page: '/uae/en/contact', callSlot: slot, marketing: false, whatsapp: false },
    productCount: 0,
    capturedAt,
    emailHash: null,
    phoneHash: hashOf(phone),
    keptFrom: capturedAt,
    doNotCall: false,
    terms: termsOf({ reference: `L-${serial}`, name }),
    erasedAt: null,
    outbox: [],
    __v: 0,
  };
  const captured = {
    kind: 'captured',
    at,
    journeyId: `journey-${serial}`,
    reference: lead.reference,
    source: 'contact',
    line: '',
    slot,
    language: 'en',
    emirateId: 0,
    asked: {},
    plans: 0,
  };
  const atDesk = {
    _id,
    journeyId: captured.journeyId,
    state: 'new',
    waits: true,
    dueAt: at,
    line: '',
    slot,
    language: 'en',
    emirateId: 0,
    facts: { [`event-${serial}`]: captured },
    count: 1,
  };
  return { lead, atDesk };
}

/** As the leads service keeps it. */
function hashOf(phone: string): string {
  return createHash('sha256').update(`+971${phone}`).digest('hex');
}

/** One lead in ten has the first of them, one in seven the last. */
const firstNames = [
  'Mohammed',
  'Aisha',
  'Omar',
  'Priya',
  'Fatima',
  'John',
  'Noor',
  'Ivan',
  'Sana',
  'Li',
];
const familyNames = ['Al Mansoori', 'Khan', 'Sharma', 'Haddad', 'Santos', 'Novak', 'Smith'];
