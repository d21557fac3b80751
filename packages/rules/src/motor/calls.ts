import type { PageCall } from '../calls/success.ts';

const survey = '/api/survey/motor';

/** The documented calls that pages make: where, and how they know that it worked (S1 7). */
export const motorCalls = {
  questionnaireData: { path: `${survey}/questionnaire-data`, success: { kind: 'list' } },
  years: { path: '/api/motor/get-years-from-make', success: { kind: 'list' } },
  models: { path: '/api/motor/get-models', success: { kind: 'list' } },
  variants: { path: '/api/motor/get-variants', success: { kind: 'has', field: 'variants' } },
  calculate: {
    path: `${survey}/calculate-premium`,
    success: { kind: 'has', field: 'products' },
  },
  updateValue: {
    path: `${survey}/update-car-value`,
    success: { kind: 'no', field: 'error' },
  },
  toggleProducts: {
    path: `${survey}/compare-plans/toggle-products`,
    success: { kind: 'has', field: 'header' },
  },
  mailOne: { path: `${survey}/mail/individual-quote`, success: { kind: 'status', is: 1 } },
  mailComparison: { path: `${survey}/mail/compare-plan`, success: { kind: 'status', is: 1 } },
  mailSales: {
    path: `${survey}/sales_person/mail/compare-plan`,
    success: { kind: 'status', is: 1 },
  },
  /** One with that of individual medical: `line` says whose plans are meant. */
  agentQuote: {
    path: '/api/medical/send-quote-from-backend-user',
    success: { kind: 'status', is: 'success' },
  },
  makeReport: { path: `${survey}/compare-plan/download`, success: { kind: 'status', is: 1 } },
  applyPromo: { path: `${survey}/apply-promo-code`, success: { kind: 'true', field: 'applied' } },
  confirm: { path: `${survey}/confirm-product`, success: { kind: 'status', is: 1 } },
  submitDocuments: { path: '/submit-motor-documents', success: { kind: 'status', is: 1 } },
} as const satisfies Record<string, PageCall>;
