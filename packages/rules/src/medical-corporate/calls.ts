import type { PageCall } from '../calls/success.ts';

/** The documented calls that pages of a group make: where, and how they know that they worked (S0 7). */
export const corporateCalls = {
  products: { path: '/api/medical/corporate/get-products', success: { kind: 'list' } },
  submit: {
    path: '/api/medical/submit-corporate-questionnaire',
    success: { kind: 'has', field: 'success' },
  },
  confirm: {
    path: '/api/survey/medical/corporate/confirm-policy',
    success: { kind: 'status', is: 'Success' },
  },
  sendQuote: {
    path: '/api/survey/medical/corporate/send-quote',
    success: { kind: 'status', is: 'success' },
  },
  /** One with that of individual medical: `line` says whose plans are meant. */
  agentQuote: {
    path: '/api/medical/send-quote-from-backend-user',
    success: { kind: 'status', is: 'success' },
  },
  documents: {
    path: '/api/medical/corporate/submit-documents',
    success: { kind: 'status', is: 'success' },
  },
} as const satisfies Record<string, PageCall>;

/** The form post of S0 7 that answers a file: a PDF, or with `?format=xlsx` a spreadsheet (decisions M47). */
export const proposalForm = '/proposalForm';
