import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/motor-comparison.json' with { type: 'json' };

/** The words of the motor comparison alone; those of every line's are the comparison's. */
export const t = pageTexts('motor-comparison', english);
