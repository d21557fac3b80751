import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/medical-plans.json' with { type: 'json' };

/** The words of the medical list and of whom it insures. */
export const t = pageTexts('medical-plans', english);
