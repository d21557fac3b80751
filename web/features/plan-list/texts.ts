import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/plans.json' with { type: 'json' };

/** The words of the plan list, the comparison and the purchase that no document fixes (those stand in rules/messages). */
export const t = pageTexts('plans', english);
