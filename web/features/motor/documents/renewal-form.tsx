'use client';

import { motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import type { ReactNode } from 'react';
import { rememberEmirate } from '@/features/motor/remember-emirate.ts';

/** A plain form post, with which the emirate of the lead is written down (S1 4). */
export function RenewalForm({ emirateId, children }: { emirateId: number; children: ReactNode }) {
  return (
    <form
      method="post"
      action={motorOrderPaths.renewal}
      onSubmit={() => rememberEmirate(emirateId)}
    >
      {children}
    </form>
  );
}
