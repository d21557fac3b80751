'use client';

import { AsMade } from '@/components/ui/as-made.tsx';
import type { Footer } from './footer.tsx';

/** The foot of every page, drawn by the server alone. */
export function FooterOnce(props: Parameters<typeof Footer>[0]) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return <AsMade id="foot" />;
  const made = require('./footer.tsx') as { Footer: typeof Footer };
  return (
    <AsMade id="foot">
      <made.Footer {...props} />
    </AsMade>
  );
}
