import { type MedicalQuestionnairePage, medicalPaths } from '@muqarin/bff/contract/medical/pages';
import { parseIsoDate } from '@muqarin/rules/dates';
import { advance, keepInput, resetToEmirate } from '@muqarin/rules/medical/journey';
import { isStep, progressOf, type Step } from '@muqarin/rules/medical/questionnaire';
import { type MedicalRules, medicalQuestions } from '@muqarin/rules/medical/questions';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { type Line, lineOf, refused } from '@/features/questions/line.ts';
import type { Moved, Place } from '@/features/questions/place.ts';
import type { Fields } from '@/lib/post-form.ts';

type Here = Place<Step, DraftAnswers, null>;

/** The individual questionnaire in the browser: an answer may drop others, which can be had back (S0 4, decisions M10). */
export function medicalLine(
  page: Pick<MedicalQuestionnairePage, 'today'>,
): Line<Step, DraftAnswers, MedicalRules, null> {
  const today = parseIsoDate(page.today) ?? { year: 2000, month: 1, day: 1 };
  return lineOf<Step, DraftAnswers, MedicalRules, null>(
    {
      questions: medicalQuestions,
      rules: { today },
      isStep,
      path: medicalPaths.questionnaire,
      returnsTo: 'check',
      more: null,
      today,
      progressOf,
      ending: () => import('./send.ts'),
      opened: (step, draft) => {
        if (step === 'contact') void import('./send.ts').then((send) => send.countProducts(draft));
      },
    },
    (usual) => ({
      next: (here, fields) => {
        const { step, draft, returning } = here;
        const returnTo = returning ? 'check' : undefined;
        const input = medicalQuestions.read(step, fields);
        const moved = advance(draft, step, input, today, { returnTo });
        if (moved.errors.length > 0 || moved.next === 'done') return refused(moved.errors, fields);
        return {
          saves: [{ address: usual.postAddressOf(here), fields }],
          to: { step: moved.next, draft: moved.draft },
          undo: moved.cleared && { to: { step, draft: moved.cleared } },
        };
      },
      previous: (here, fields) => {
        const moved = usual.previous(here, fields);
        return moved.to?.step === 'emirate' ? toEmirate(here, moved.to.draft, fields) : moved;
      },
      open: (here, asked) => {
        const moved = usual.open(here, asked);
        const isReset = moved.to?.step === 'emirate' && !asked.returning;
        return isReset ? toEmirate(here, here.draft, {}) : moved;
      },
      keep: ({ step, draft }, input) => keepInput(draft, step, input, today),
    }),
  );
}

/** Clears every answer (S0 4). The BFF keeps what it cleared; what was typed on the page before it goes along. */
function toEmirate(
  { step }: Here,
  draft: DraftAnswers = { members: [] },
  fields: Fields,
): Moved<Step, DraftAnswers, null> {
  const typed = step === 'category' ? fields : {};
  const address = `${medicalPaths.questionnaire}?step=category`;
  const undo: Moved<Step, DraftAnswers, null> = {
    saves: [{ address: medicalPaths.undo, fields: {}, part: 'part' }],
    to: { step, draft },
  };
  return {
    saves: [{ address, fields: { ...typed, go: 'previous' }, part: 'part' }],
    to: { step: 'emirate', draft: resetToEmirate(draft).draft },
    undo: draft.main_emirate === undefined ? undefined : undo,
  };
}
