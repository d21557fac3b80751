'use client';

import { AsMade } from './as-made.tsx';
import type { DialCode } from './dial-code.tsx';

/** A country code where nothing but the browser works on it: drawn by the server alone. */
export function DialCodeOnce(props: Parameters<typeof DialCode>[0]) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return <AsMade />;
  const made = require('./dial-code.tsx') as { DialCode: typeof DialCode };
  return (
    <AsMade>
      <made.DialCode {...props} />
    </AsMade>
  );
}
