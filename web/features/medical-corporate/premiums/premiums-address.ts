import {
  type GroupPremiumsPage,
  premiumPaths,
} from '@muqarin/bff/contract/medical-corporate/premiums';

export function premiumsAddress({
  category,
  policyReference,
  from = 0,
}: Pick<GroupPremiumsPage, 'category' | 'policyReference'> & { from?: number }): string {
  const query = new URLSearchParams({ category: String(category) });
  if (from > 0) query.set('from', String(from));
  if (policyReference !== null) query.set('policy', policyReference);
  return `${premiumPaths.premiums}?${query}`;
}
