'use client';

import type { ComponentProps } from 'react';
import { AsMade } from './as-made.tsx';
import type { DialCode } from './dial-code.tsx';

interface Props extends ComponentProps<typeof DialCode> {
  /** The id of the box around it. */
  box: string;
}

/** A country code where nothing but the browser works on it: drawn by the server alone. */
export function DialCodeOnce({ box, ...props }: Props) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return <AsMade id={box} />;
  const made = require('./dial-code.tsx') as { DialCode: typeof DialCode };
  return (
    <AsMade id={box}>
      <made.DialCode {...props} />
    </AsMade>
  );
}
