import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/hospitals.json' with { type: 'json' };

/** The words of "My hospitals". */
export const t = pageTexts('hospitals', english);
