import type { ItemView, PolicyList } from '@muqarin/bff/contract/account-pages';

type Foresee = (page: PolicyList) => PolicyList;

/** How the list will stand once a form of it was answered (`LiveChange.foresee`). */
export const foreseen = {
  deleted: (id: string): Foresee => withItem(id, { view: null }),
  /** Where it is seen is known once it is read again. */
  brought: (id: string): Foresee => withItem(id, { view: '', undoUntil: null }),
  removed:
    (policyId: string): Foresee =>
    (page) => ({
      ...page,
      policies: page.policies.filter((policy) => policy.policyId !== policyId),
    }),
} as const;

/** An item that has it already stays as it is. */
function withItem(id: string, change: Partial<ItemView>): Foresee {
  return (page) => ({
    ...page,
    policies: page.policies.map((policy) => ({
      ...policy,
      items: policy.items.map((item) => {
        return item.id === id && isOther(item, change) ? { ...item, ...change } : item;
      }),
    })),
  });
}

function isOther({ view }: ItemView, change: Partial<ItemView>): boolean {
  return (view === null) !== (change.view === null);
}
