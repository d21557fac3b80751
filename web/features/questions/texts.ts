import type { Texts } from '@/lib/texts.ts';

/** The area's strings; the page hands them to the script, so that the script carries no language. */
export type QuestionnaireTexts = Texts['questionnaire'];
