/** Whether the person behind a lead may be called now: by everything that is known of their number. */
import { type CallVerdict, mayCall } from '@muqarin/rules/desk/call-law';
import { callFactsOf } from '../../domain/desk/call-facts.ts';
import type { LeadsContext } from '../../parts.ts';
import type { StoredDeskLead } from '../../store/desk-leads.ts';
import type { StoredLead } from '../../store/stored-lead.ts';

export async function callVerdict(
  { now, doNotCall }: LeadsContext,
  leads: readonly StoredLead[],
  atDesk: readonly StoredDeskLead[],
): Promise<CallVerdict> {
  if (leads.some((lead) => lead.doNotCall)) {
    return { may: false, because: 'do_not_call', from: null };
  }
  const hash = leads[0]?.phoneHash ?? '';
  const found = hash === '' ? null : await doNotCall.find(hash);
  const listed = found ? [{ kind: 'listed', at: found.at.getTime() } as const] : [];
  const agreed = (to: 'marketing' | 'whatsapp') =>
    leads.some(({ details }) => (details as Partial<Record<typeof to, unknown>>)[to] === true);
  return mayCall({
    facts: [...atDesk.flatMap(({ facts }) => callFactsOf(facts)), ...listed],
    // No form of ours asks whether we may call to sell: only what was asked for is answered.
    consents: {
      marketing: agreed('marketing'),
      calls: false,
      whatsapp: agreed('whatsapp'),
      reminders: false,
    },
    way: 'call',
    now: now().getTime(),
  });
}
