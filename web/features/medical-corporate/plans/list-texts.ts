import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/corporate-list.json' with { type: 'json' };

/** The words of a group's list: its filters, its tiles, its rows. */
export const t = pageTexts('corporate-list', english);
