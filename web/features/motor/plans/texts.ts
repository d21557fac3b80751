import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/motor-plans.json' with { type: 'json' };

/** The words of the motor list and comparison that no document fixes (those stand in rules/messages-motor). */
export const t = pageTexts('motor-plans', english);
