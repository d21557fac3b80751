import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/medical-purchase.json' with { type: 'json' };

/** The words of the purchase of a medical plan. */
export const t = pageTexts('medical-purchase', english);
