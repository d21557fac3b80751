import type { LeadsContext } from '../../parts.ts';
import type { StoredLead } from '../../store/stored-lead.ts';

/** Leads of one number are one person's to whoever calls. */
export function personOf({ _id, phoneHash }: Pick<StoredLead, '_id' | 'phoneHash'>): string {
  return phoneHash === '' ? `lead ${_id}` : phoneHash;
}

/** This lead and the others of its number that were not erased, the oldest first. */
export function leadsOfPerson({ leads }: LeadsContext, lead: StoredLead): Promise<StoredLead[]> {
  return lead.phoneHash === '' ? Promise.resolve([lead]) : leads.findByPhone(lead.phoneHash);
}
