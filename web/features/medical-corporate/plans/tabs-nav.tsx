'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/when-idle.ts';

interface Props {
  className: string | undefined;
  label: string;
  children: ReactNode;
}

/** Links that answer a press at once; how, comes when the page has nothing else to do. */
export function TabsNav({ className, label, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop = whenIdle(() => {
      void import('./press-tabs.ts').then(({ pressTabs }) => {
        if (nav.current) stop = pressTabs(nav.current);
      });
    });
    return () => stop();
  }, []);
  return (
    <nav ref={nav} className={className} aria-label={label}>
      {children}
    </nav>
  );
}
