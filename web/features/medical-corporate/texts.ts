import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/corporate.json' with { type: 'json' };

/** The words of group medical that no document fixes (those stand in rules/messages). */
export const t = pageTexts('corporate', english);
