import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/motor-value.json' with { type: 'json' };

/** What is said of the insured value, by scripts that come after the list's. */
export const v = pageTexts('motor-value', english);
