/** The session's draft, in the rules' words. */
import { contactFields, keptOf } from '@muqarin/rules/contact';
import { isStep, questionnaire, type Step } from '@muqarin/rules/medical/questionnaire';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { lineDrafts, present } from '../line-drafts.ts';

export const medicalDrafts = lineDrafts<Step, DraftAnswers>({
  line: 'medical',
  first: questionnaire.first,
  isStep,
  nothing: { members: [] },
  read: ({ answers, undo }) => ({
    draft: fromWire(answers),
    history: [],
    undo: undo && fromWire(undo),
  }),
  write: ({ draft, undo }) => ({ answers: storable(draft), undo: undo && storable(undo) }),
});

function fromWire(answers: object & { members: object[] }): DraftAnswers {
  return { ...present(answers), members: answers.members.map(present) };
}

/** A half-typed contact is kept as far as the contract holds it. */
function storable(answers: DraftAnswers): DraftAnswers {
  if (!answers.contact) return answers;
  return { ...answers, contact: keptOf(answers.contact, contactFields) };
}
