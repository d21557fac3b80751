import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/motor-purchase.json' with { type: 'json' };

/** The words of the motor purchase that no document fixes (those stand in rules/motor/messages). */
export const t = pageTexts('motor-purchase', english);
