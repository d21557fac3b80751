/** The routes of S0 2 for groups. */
export const corporateRoutes = {
  questionnaire: '/survey/medical/corporate',
  /** Ours: what was read of a staff list. */
  census: '/survey/medical/corporate/census',
  /** Ours: what each person and family costs. */
  premiums: '/survey/medical/corporate/premiums',
  products: '/survey/medical/corporate/products',
  buyPolicy: '/survey/medical/corporate/buy-policy',
  documents: '/survey/medical/corporate/submit-documents',
  thankYou: '/survey/medical/thank-you',
  comparePlans: '/survey/medical/corporate/compare-plans',
  compareAcross: '/survey/medical/corporate/compare-plans-with-categories',
  /** Followed by a token: a proposal for whoever has the link, to read. */
  proposal: '/survey/medical/corporate/proposal',
  noProducts: '/thank-you',
} as const;
