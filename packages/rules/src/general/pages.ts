/** The general routes of S1 2. */
export const generalRoutes = {
  wizard: '/survey/general',
  products: '/survey/general/products',
  comparePlans: '/survey/general/compare-plans',
  policyDetails: '/survey/general/policy-details',
  upload: '/survey/general/upload',
  thankYou: '/thank-you',
} as const;

/**
 * After the last page (decisions G3): the list when a type of those chosen has plans, or would have
 * with a figure that is missing; else a person asks the insurers.
 */
export function pageAfterGeneral(pricedTypes: number): 'products' | 'thankYou' {
  return pricedTypes > 0 ? 'products' : 'thankYou';
}
