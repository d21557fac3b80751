import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/corporate-proposal.json' with { type: 'json' };

/** What the proposal and the board's link say beyond `texts.ts`. */
export const p = pageTexts('corporate-proposal', english);
