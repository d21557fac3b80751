import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/corporate-purchase.json' with { type: 'json' };

/** The words of buying for a group, and of its papers. */
export const t = pageTexts('corporate-purchase', english);
