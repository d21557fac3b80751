import type {
  GroupKnown,
  InsuredPerson,
} from '../../../contract/medical-corporate/policy-calls.ts';
import type { OrdersContext } from '../../parts.ts';
import type { GroupPolicyStore } from '../../store/medical-corporate/policies.ts';

/** What the use cases of groups' policies share. */
export interface GroupPolicyContext extends OrdersContext {
  policies: GroupPolicyStore;
}

export interface ConfirmGroupPolicyInput {
  quoteId: string;
  idempotencyKey: string;
  /** What the buyer saw; never trusted, only compared (decisions M41). */
  chosen: readonly { category: number; plan: string }[];
  premiumFils: number;
  /** ISO day. */
  startDate: string;
  contact: { name: string; email: string };
  /** Whether the plans' conditions apply; undefined where nobody was asked (decisions X31). */
  conditionConfirmed?: boolean | undefined;
  /** Of the staff list that was counted; empty where there was none. */
  people: readonly InsuredPerson[];
  known: GroupKnown;
}
