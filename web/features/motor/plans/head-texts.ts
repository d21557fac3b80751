import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/motor-plans-head.json' with { type: 'json' };

/** Above and below the list: for the server only. */
export const h = pageTexts('motor-plans-head', english);
