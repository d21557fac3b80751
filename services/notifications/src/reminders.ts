/** Mails that nobody asked for; all others answer an act of the person, or protect their account. */
import type { StoredMail } from './stored-mail.ts';

export interface Reminded {
  about: NonNullable<StoredMail['about']>;
  /** The policy, order or quotation that ends. */
  cover: string;
  /** When its last day is over in Dubai. */
  endsAt: Date;
}

const kinds: ReadonlySet<string> = new Set([
  'policy-ends',
  'motor-renewal',
  'policy-renewal',
  'quotation-ends',
]);

/** Kinds after which nobody is reminded of that cover any more. */
const endings: ReadonlySet<string> = new Set(['policy-cancelled', 'account-erased']);

/** The fields that these events have, by line. */
interface Data {
  policyId?: string;
  orderId?: string;
  quotationId?: string;
  accountId?: string;
  /** ISO days, the last of the cover. */
  endDate?: string;
  expiryDate?: string;
  validUntil?: string;
}

/** Null for what is no reminder. */
export function remindedOf(kind: string, event: { key: string; data: object }): Reminded | null {
  if (!kinds.has(kind)) return null;
  const { endDate, expiryDate, validUntil }: Data = event.data;
  const lastDay = endDate ?? expiryDate ?? validUntil ?? '';
  // Four hours ahead of UTC, all year.
  const over = new Date(`${lastDay}T20:00:00Z`);
  const endsAt = Number.isNaN(over.getTime()) ? new Date(0) : over;
  return { about: event.key, cover: coverOf(event.data), endsAt };
}

/** The cover, or the account, of which there is nothing to be reminded from now on. */
export function endedBy(kind: string, { data }: { data: object }): string | null {
  return endings.has(kind) ? coverOf(data) : null;
}

function coverOf({ policyId, orderId, quotationId, accountId }: Data): string {
  return policyId ?? orderId ?? quotationId ?? accountId ?? '';
}
