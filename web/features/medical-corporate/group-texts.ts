import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/corporate-group.json' with { type: 'json' };

/** What the pages of plans say of the group as a whole, drawn by the server alone. */
export const t = pageTexts('corporate-group', english);
