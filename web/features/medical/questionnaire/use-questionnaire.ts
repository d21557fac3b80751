'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import type { QuestionnairePage } from '@muqarin/bff/contract/pages';
import { parseIsoDate } from '@muqarin/rules/dates';
import {
  advance,
  goBack,
  keepInput,
  resetToEmirate,
  stepToOpen,
} from '@muqarin/rules/medical/journey';
import type { Step } from '@muqarin/rules/medical/questionnaire';
import { medicalQuestions } from '@muqarin/rules/medical/questions';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { formMessages } from '@muqarin/rules/messages-form';
import { useMemo, useState } from 'react';
import { useOwnSteps } from '@/features/questions/use-own-steps.ts';
import { useSaving } from '@/features/questions/use-saving.ts';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { showToast } from '@/lib/toast.ts';
import { postAddress, readAddress } from './addresses.ts';
import { usePlace } from './use-place.ts';

export type Questionnaire = ReturnType<typeof useQuestionnaire>;

/**
 * The questionnaire in the browser: the same `advance` as the BFF's runs at once, the address
 * follows, the save goes on behind (design decision 3). The BFF stays the authority.
 */
export function useQuestionnaire(page: QuestionnairePage, csrfToken: string) {
  const { place, latest, moveTo, stayWith } = usePlace(page);
  const [reference, setReference] = useState(page.reference);
  const today = useMemo(() => parseIsoDate(page.today) ?? { year: 2000, month: 1, day: 1 }, [page]);
  const saving = useSaving(csrfToken, (save, { reference: given, errors }) => {
    // Beside a question that is being answered nothing new appears.
    if (given && save.fields.go !== 'save') setReference(given);
    const from = readAddress(new URL(save.address, window.location.href).search);
    if (errors.length > 0 && from) moveTo({ ...from, errors, fromServer: true }, 'replace');
  });

  /** The BFF keeps what a reset cleared; what a step dropped comes back with the next answers. */
  const offerUndo = (before: DraftAnswers, step: Step, wasReset: boolean) => {
    const run = () => {
      if (wasReset) saving.save(formPaths.undo, {}, 'part');
      moveTo({ step, draft: before });
    };
    showToast({
      text: say(formMessages.answersCleared),
      tone: 'warn',
      undo: { label: say(formMessages.undo), run },
    });
  };

  const backToEmirate = (draft: DraftAnswers, fields: Fields, how: 'push' | 'replace') => {
    const from = latest.current.step;
    const typed = from === 'category' ? fields : {};
    saving.save(postAddress('category', null), { ...typed, go: 'previous' }, 'part');
    moveTo({ step: 'emirate', draft: resetToEmirate(draft).draft }, how);
    if (draft.main_emirate !== undefined) offerUndo(draft, from, true);
  };

  /** The draft with what is half filled, which is left by another way than the buttons. */
  const kept = () => {
    const { draft, step } = latest.current;
    const held = saving.autosave.held();
    return held ? keepInput(draft, step, medicalQuestions.read(step, held), today) : draft;
  };

  const follow = () => {
    const asked = readAddress(window.location.search);
    const { step: from } = latest.current;
    const draft = kept();
    const step = asked ? stepToOpen(asked.step, draft, today) : 'emirate';
    const returnTo = asked?.returnTo ?? null;
    if (step === from) return;
    if (step === 'emirate' && !returnTo) backToEmirate(draft, {}, 'replace');
    else moveTo({ step, returnTo, draft }, 'replace');
  };
  useOwnSteps(follow);

  return {
    place,
    today,
    reference,
    saving,
    fail: (errors: NamedError[], fromServer: boolean) => stayWith({ errors, fromServer }),
    /** Next with what the form holds: stays with errors, else goes on and saves behind. */
    next(fields: Fields): ReturnType<typeof advance> {
      const { step, draft, returnTo } = latest.current;
      const input = medicalQuestions.read(step, fields);
      const moved = advance(draft, step, input, today, { returnTo: returnTo ?? undefined });
      if (moved.errors.length > 0)
        stayWith({ errors: byFormName(moved.errors), fromServer: false });
      else if (moved.next === 'done') stayWith({ draft: moved.draft, errors: [] });
      else {
        saving.save(postAddress(step, returnTo), fields);
        moveTo({ step: moved.next, draft: moved.draft });
        if (moved.cleared) offerUndo(moved.cleared, step, false);
      }
      return moved;
    },
    /** Previous keeps what is half filled; back at the emirate everything is reset (S0 4). */
    previous(fields: Fields): void {
      const { step, draft } = latest.current;
      const kept = medicalQuestions.apply(draft, step, medicalQuestions.read(step, fields), {
        today,
      });
      const back = goBack(kept, step);
      if (back.step === 'emirate') {
        backToEmirate(kept, fields, 'push');
        return;
      }
      saving.save(postAddress(step, null), { ...fields, go: 'previous' });
      moveTo({ step: back.step, draft: back.draft });
    },
    /** Change: opens an earlier step and comes back to the check page. */
    change: (step: Step): void => moveTo({ step, returnTo: 'check', draft: kept() }),
  };
}
