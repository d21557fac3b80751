import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/take-along.json' with { type: 'json' };

/** The words of what stands at the top of every list, and of files and mails. */
export const t = pageTexts('take-along', english);
