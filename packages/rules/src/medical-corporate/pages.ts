/** The routes of S0 2 for groups. */
export const corporateRoutes = {
  questionnaire: '/survey/medical/corporate',
  products: '/survey/medical/corporate/products',
  buyPolicy: '/survey/medical/corporate/buy-policy',
  documents: '/survey/medical/corporate/submit-documents',
  thankYou: '/survey/medical/thank-you',
  noProducts: '/thank-you',
} as const;
