import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/motor-documents.json' with { type: 'json' };

/** The words of the documents page, of its end and of the renewal. */
export const t = pageTexts('motor-documents', english);
