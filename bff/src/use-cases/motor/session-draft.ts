/** The session's motor journey, in the rules' words. */
import { contactFields, keptOf } from '@muqarin/rules/contact';
import { newJourney } from '@muqarin/rules/motor/journey';
import { isMotorStep, type MotorStep } from '@muqarin/rules/motor/questionnaire';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { shortened } from '@muqarin/rules/typed-text';
import { lineDrafts, present } from '../line-drafts.ts';

export const motorDrafts = lineDrafts<MotorStep, MotorDraft>({
  line: 'motor',
  first: newJourney.step,
  isStep: isMotorStep,
  nothing: newJourney.draft,
  read: ({ motor }) =>
    motor && { draft: present(motor.answers), history: motor.history, undo: null },
  write: ({ draft, history }) => ({
    motor: { answers: storable(draft), history: [...history] },
  }),
});

/** A half-typed contact or chassis number is kept as far as the contract holds it. */
function storable({ contact, chassis_no, ...answers }: MotorDraft): MotorDraft {
  return {
    ...answers,
    ...(contact ? { contact: keptOf(contact, contactFields) } : {}),
    ...(chassis_no === undefined ? {} : { chassis_no: shortened(chassis_no, 60) }),
  };
}
