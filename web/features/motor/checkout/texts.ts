import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/motor-checkout.json' with { type: 'json' };

/** The words of the order review and of what follows it. */
export const t = pageTexts('motor-checkout', english);
