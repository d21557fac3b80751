/** The routes of S0 2 for groups. */
export const corporateRoutes = {
  questionnaire: '/survey/medical/corporate',
  products: '/survey/medical/corporate/products',
  noProducts: '/thank-you',
} as const;
