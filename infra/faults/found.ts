/** What is there when the trials are over. */
import type { StoredMessage } from '@muqarin/platform/events/bus';
import type { KeptMail } from './stage/stores.ts';

export interface Found {
  /** Addresses of the leads, one for each document. */
  leads: readonly string[];
  leadLog: readonly StoredMessage[];
  quoteLog: readonly StoredMessage[];
  policyLog: readonly StoredMessage[];
  /** How far the mails' consumer has come, by `topic/partition`. */
  mailedUpTo: ReadonlyMap<string, number>;
  mails: readonly KeptMail[];
  deliveries: ReadonlyMap<string, number>;
  deadLetters: readonly StoredMessage[];
}
