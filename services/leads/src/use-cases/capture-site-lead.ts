import type { CallContext } from '@muqarin/platform/context';
import type { Contact, Lead } from '../../contract/shared.ts';
import type { SiteLeadDetails } from '../../contract/site.ts';
import type { LeadsContext } from '../parts.ts';
import { blankLead, storeLead } from './store-lead.ts';

export interface CaptureSiteLeadInput {
  idempotencyKey: string;
  kind: 'contact' | 'call_me_back' | 'blog' | 'travel' | 'life' | 'business' | 'fleet';
  contact: Contact;
  site: SiteLeadDetails;
}

/** A lead of a form of the site; its kind is its source (decisions A37). */
export function captureSiteLead(
  context: LeadsContext,
  { idempotencyKey, kind, contact, site }: CaptureSiteLeadInput,
  call: CallContext,
): Promise<Lead & { created: boolean }> {
  return storeLead(context, call, {
    ...blankLead(context, idempotencyKey),
    source: kind,
    contact,
    site,
  });
}
