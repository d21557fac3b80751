import type { PageCall } from './success.ts';

/** Hospitals by name, and the networks that include chosen ones: of any list of health plans (S0 7, decisions M36). */
export const providerCalls = {
  searchProvider: {
    path: '/api/medical/individual/search-provider',
    success: { kind: 'has-list', field: 'providers' },
  },
  searchTpa: {
    path: '/api/medical/individual/search-tpa',
    success: { kind: 'has-list', field: 'tpa_network' },
  },
} as const satisfies Record<string, PageCall>;
