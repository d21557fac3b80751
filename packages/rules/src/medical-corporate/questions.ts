import { type Checked, errorsOf, type FieldError } from '../checked.ts';
import type { ContactRules } from '../contact.ts';
import { emirates, parseEmirate } from '../emirates.ts';
import { messages } from '../messages.ts';
import { companyStep } from '../questions/company-step.ts';
import { choice, line, own } from '../questions/control.ts';
import { questionnaireOf } from '../questions/questionnaire.ts';
import { parsed, textIn } from '../questions/read-fields.ts';
import { checkCounts, parseCounts } from './group-counts.ts';
import { type CorporateStep, corporatePath } from './questionnaire.ts';
import type { GroupAnswers, GroupDraft } from './types.ts';

/**
 * The corporate questionnaire's pages, each declared once (S0 2, 4 and 5). Fields: `emirate_id`, `member_count`,
 * `multiple_categories`, `category_1` and on, `company_name`, `contact_name`, `customer_email`, `phone`, `dial_code`.
 */
export const corporateQuestions = questionnaireOf<CorporateStep, GroupDraft, ContactRules>({
  path: corporatePath,
  // `check` asks nothing: with every count said, both it and the company are open.
  whenAnswered: 'check',
  questions: {
    emirate: {
      asks: ['emirate_id'],
      title: 'emirateTitle',
      help: 'emirateHelp',
      controls: [choice('emirate_id', emirates, { said: 'saidEmirate' })],
      read: (fields) => {
        return parsed({ emirate_id: parseEmirate(textIn(fields, 'emirate_id')) });
      },
      check: checkEmirate,
    },
    category: {
      asks: ['member_count', 'multiple_categories', 'categories'],
      title: 'categoryTitle',
      help: 'categoryHelp',
      controls: [
        line(
          'member_count',
          'employees',
          { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', maxLength: 10 },
          { hint: 'employeesHint', said: 'saidEmployees' },
        ),
        own('categories'),
      ],
      read: parseCounts,
      check: (draft) => errorsOf(checkCounts(draft)),
    },
    check: { asks: [], title: 'checkTitle', help: 'checkHelp', onward: 'check.next' },
    company: {
      title: 'companyTitle',
      help: 'companyHelp',
      onward: 'submit',
      ...companyStep('contactPerson'),
    },
  },
});

/** The answers that prices need: every page but the contact. */
export function checkGroup(draft: GroupDraft): Checked<GroupAnswers> {
  const emirate = checkEmirate(draft);
  const counts = checkCounts(draft);
  if (emirate.length > 0 || !counts.ok) {
    return { ok: false, errors: [...emirate, ...errorsOf(counts)] };
  }
  return { ok: true, answers: { emirate_id: draft.emirate_id ?? 0, ...counts.answers } };
}

function checkEmirate({ emirate_id }: GroupDraft): FieldError[] {
  const isListed = emirates.some(({ id }) => id === emirate_id);
  return isListed ? [] : [{ field: 'emirate_id', message: messages.enterEmirate }];
}
