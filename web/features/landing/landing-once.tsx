'use client';

import type { Locale } from '@muqarin/rules/locale';
import { AsMade } from '@/components/ui/as-made.tsx';
import type { Graphic, Text } from './landing-text.tsx';

interface Parts {
  Text: typeof Text;
  Graphic: typeof Graphic;
}

interface Props {
  part: keyof Parts;
  language: Locale;
  slug: string;
}

/** Drawn by the server alone, from the page's file. */
export function LandingOnce({ part, language, slug }: Props) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return <AsMade id={`landing-${part}`} />;
  const { siteContent } =
    require('../../lib/content/site-content.ts') as typeof import('@/lib/content/site-content.ts');
  const Part = (require('./landing-text.tsx') as Parts)[part];
  const page = siteContent().yaml('landing', language, slug);
  return <AsMade id={`landing-${part}`}>{page ? <Part page={page} /> : null}</AsMade>;
}
