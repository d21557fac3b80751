'use client';

import type { Locale } from '@muqarin/rules/locale';
import { AsMade } from '@/components/ui/as-made.tsx';
import type { LandingText } from './landing-text.tsx';

/** Drawn by the server alone, from the page's file. */
export function LandingTextOnce({ language, slug }: { language: Locale; slug: string }) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return <AsMade id="landing-text" />;
  const { siteContent } =
    require('../../lib/content/site-content.ts') as typeof import('@/lib/content/site-content.ts');
  const made = require('./landing-text.tsx') as { LandingText: typeof LandingText };
  const page = siteContent().yaml('landing', language, slug);
  return <AsMade id="landing-text">{page ? <made.LandingText page={page} /> : null}</AsMade>;
}
