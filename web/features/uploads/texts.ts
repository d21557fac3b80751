import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/files.json' with { type: 'json' };

/** The words of the one control for files. */
export const t = pageTexts('files', english);
