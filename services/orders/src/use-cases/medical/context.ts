import type { OrdersContext } from '../../parts.ts';
import type { PolicyStore } from '../../store/medical/policies.ts';

/** What the use cases of medical policies share. */
export interface PolicyContext extends OrdersContext {
  policies: PolicyStore;
}
