import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/price.json' with { type: 'json' };

/** The words of a price and of how it is made. */
export const t = pageTexts('price', english);
