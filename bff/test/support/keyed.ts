/** A POST with an `Idempotency-Key`, and a service that breaks meanwhile. */
import type { BffUnderTest } from './bff-under-test.ts';
import type { Browser } from './browser.ts';
import { sponsor } from './payloads.ts';

export const sponsorCall = '/api/medical/submit-sponsor-details-individual';
export const mailCall = '/api/medical/email-product-details';
export const replayed = 'idempotent-replayed';

export function key(text = 'key-1') {
  return { 'idempotency-key': text };
}

export function post(browser: Browser, over: Record<string, unknown> = {}, headers = key()) {
  return browser.post(sponsorCall, { ...sponsor(browser), ...over }, headers);
}

export function breakLeads({ leads }: BffUnderTest, error: Error): () => void {
  const { captureLead } = leads.client;
  Object.assign(leads.client, { captureLead: () => Promise.reject(error) });
  return () => Object.assign(leads.client, { captureLead });
}
