import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/checkout.json' with { type: 'json' };

/** The words with which a purchase is confirmed. */
export const t = pageTexts('checkout', english);
