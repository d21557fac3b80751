import type { Texts } from '@/lib/texts.ts';

/** The line's own strings, which the page hands to the script. */
export type MotorTexts = Texts['motor-questionnaire'];
