/** A lead of somebody else, as the landing pages send it. */
import { request, test } from '@playwright/test';
import { newEmail } from './journey.ts';

/** A number that no other test has: the desk knows persons by it. */
export function newPhone(): string {
  return `5${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** Of which line it is. */
export const leadsOf = {
  car: { insurance_type: 'vehicle', vehicle_type_id: 1, required_product_type: 1 },
  fleet: { insurance_type: 'fleet' },
  business: { insurance_type: 'business' },
  travel: { insurance_type: 'travel' },
  life: { insurance_type: 'life' },
} as const;

interface LeadAsked {
  of?: keyof typeof leadsOf;
  slot?: string;
  /** The origin of another product than the one under test. */
  at?: string;
}

/** Its reference. */
export async function leadOf(
  phone: string,
  { of = 'car', slot = 'afternoon', at }: LeadAsked = {},
): Promise<string> {
  const params = {
    name: 'Omar Test',
    phone,
    fullNumber: `+971${phone}`,
    email_from: newEmail(),
    ...leadsOf[of],
    call_slot: slot,
    page: '/uae/en/insurance/car',
  };
  const data = { jsonrpc: '2.0', method: 'call', id: 1, params };
  const baseURL = at ?? test.info().project.use.baseURL;
  // Each is a visitor of their own, who has no page that could have expired.
  const visitor = await request.newContext(baseURL === undefined ? {} : { baseURL });
  const said = await (await visitor.post('/contact', { data })).text();
  await visitor.dispose();
  return /MQ-[\w-]+/.exec(said)?.[0] ?? `no reference: ${said}`;
}
