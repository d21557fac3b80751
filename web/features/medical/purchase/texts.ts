import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/medical-purchase.json' with { type: 'json' };

/** What only the purchase of one medical plan says. */
export const t = pageTexts('medical-purchase', english);
