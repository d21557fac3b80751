import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/comparison.json' with { type: 'json' };

/** The words of the comparison of every line, and of medical's own. */
export const t = pageTexts('comparison', english);
