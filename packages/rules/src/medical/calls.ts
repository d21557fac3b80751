import { providerCalls } from '../calls/provider-calls.ts';
import type { PageCall } from '../calls/success.ts';

/** The documented calls that pages make: where, and how they know that it worked (S0 7). */
export const medicalCalls = {
  sponsor: {
    path: '/api/medical/submit-sponsor-details-individual',
    success: { kind: 'no', field: 'title' },
  },
  products: { path: '/api/medical/individual/get-products', success: { kind: 'list' } },
  submit: {
    path: '/api/medical/submit-individual-questionnaire',
    success: { kind: 'no', field: 'error' },
  },
  updateMembers: {
    path: '/api/medical/individual/update-member-details',
    success: { kind: 'no', field: 'error' },
  },
  ...providerCalls,
  emailQuote: {
    path: '/api/medical/email-product-details',
    success: { kind: 'status', is: 'success' },
  },
  agentQuote: {
    path: '/api/medical/send-quote-from-backend-user',
    success: { kind: 'status', is: 'success' },
  },
} as const satisfies Record<string, PageCall>;
