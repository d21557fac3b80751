import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/corporate-tile-picks.json' with { type: 'json' };

/** Of the tiles' picks and the head of their panel: what stands there before the rest of its script comes. */
export const t = pageTexts('corporate-tile-picks', english);
