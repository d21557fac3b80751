import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/corporate-questions.json' with { type: 'json' };

/** What an employer is asked: the questionnaire, the drop zone of the staff list, the member details. */
export const t = pageTexts('corporate-questions', english);
