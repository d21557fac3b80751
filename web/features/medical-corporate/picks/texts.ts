import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/corporate-picks.json' with { type: 'json' };

export const t = pageTexts('corporate-picks', english);
