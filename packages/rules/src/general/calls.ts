import type { PageCall } from '../calls/success.ts';
import { generalRoutes } from './pages.ts';

/** The documented call that a page makes: where, and how it knows that it worked (S1 7). */
export const generalCalls = {
  upload: { path: generalRoutes.upload, success: { kind: 'status', is: 1 } },
} as const satisfies Record<string, PageCall>;
