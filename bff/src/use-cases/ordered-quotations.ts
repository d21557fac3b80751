import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../parts.ts';
import type { LinkedJourney } from './mailed-links.ts';

/** Orders what the client of a quotation accepted: the order's journey, and where it goes on. */
export type OrderAgreed = (
  bff: Bff,
  asked: { quotationId: string; key: string },
  context: CallContext,
) => Promise<LinkedJourney>;

/** By line; none where staff make the policy. */
export type OrderedQuotations = Readonly<Partial<Record<string, OrderAgreed>>>;
