import type { PageCall } from '../calls/success.ts';

const created = { kind: 'status', is: 'success' } as const;
const filed = { kind: 'message', is: 'success' } as const;

/** The documented calls that pages make: where, and how they know that it worked (S2 7; decisions A3). */
export const siteCalls = {
  contact: { path: '/contact', success: { kind: 'no', field: 'title' } },
  blog: { path: '/api/blog/create-lead', success: { kind: 'status-not-error' } },
  travel: { path: '/api/travel/create-lead', success: created },
  life: { path: '/api/life/create-lead', success: created },
  business: { path: '/api/business/create-lead', success: created },
  claim: { path: '/submit-your-claim', success: filed },
  complaint: { path: '/submit-your-complaint', success: filed },
} as const satisfies Record<string, PageCall>;
