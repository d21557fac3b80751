import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/corporate-details.json' with { type: 'json' };

/** What a plan says once it is opened. */
export const t = pageTexts('corporate-details', english);
