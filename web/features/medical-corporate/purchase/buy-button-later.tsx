'use client';

import { Later } from '@/components/ui/later.tsx';
import { useLater } from '@/lib/use-later.ts';
import type { BuyButtonProps } from './buy-button.tsx';

const load = () => import('./buy-button.tsx');

/** A plain form first, which leads on or back with what is wrong; its script says so on the spot. */
export function BuyButtonLater(props: BuyButtonProps) {
  const button = useLater(load);
  return (
    <Later
      of={button}
      onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./buy-button.tsx') : null}
      draw={({ BuyButton }) => <BuyButton {...props} />}
    />
  );
}
