import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/plans.json' with { type: 'json' };

/**
 * The words of every line's plan list that no document fixes (those stand in rules/messages). What one line, the comparison or
 * the purchase says alone is in a file of theirs: a page loads the words of its own.
 */
export const t = pageTexts('plans', english);
