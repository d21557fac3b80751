'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import type { QuestionnairePage } from '@muqarin/bff/contract/pages';
import { parseIsoDate } from '@muqarin/rules/dates';
import { type Advanced, advance, applyInput } from '@muqarin/rules/medical/advance';
import { isStep, type Step } from '@muqarin/rules/medical/questionnaire';
import { goBack, resetToEmirate, stepToOpen } from '@muqarin/rules/medical/reach';
import { parseStepForm } from '@muqarin/rules/medical/step-form';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { messages } from '@muqarin/rules/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import { type Fields, postForm } from '@/lib/post-form.ts';
import { showToast } from '@/lib/toast.ts';
import { postAddress, readAddress, stepAddress } from './addresses.ts';
import { createSaver } from './saver.ts';

/** Where a person sits in the questionnaire. */
export interface Place {
  step: Step;
  draft: DraftAnswers;
  returnTo: 'check' | null;
  errors: NamedError[];
  /** What was typed and refused, by field name; only on a page that came with errors. */
  typed: Fields;
  /** Grows whenever the form must start afresh from the draft. */
  sheet: number;
}

export type Questionnaire = ReturnType<typeof useQuestionnaire>;

/**
 * The questionnaire in the browser: the same `advance` as the BFF's runs at once, the address
 * follows, the save goes on behind (design decision 3). The BFF stays the authority.
 */
export function useQuestionnaire(page: QuestionnairePage, csrfToken: string) {
  const [place, setPlace] = useState<Place>(() => firstPlace(page));
  const [reference, setReference] = useState(page.reference);
  const [unsaved, setUnsaved] = useState(false);
  const today = useMemo(() => parseIsoDate(page.today) ?? { year: 2000, month: 1, day: 1 }, [page]);
  const latest = useRef(place);
  latest.current = place;

  const saver = useMemo(
    () =>
      createSaver({
        post: postForm,
        onSaved: (save, { reference: given, errors }) => {
          setUnsaved(false);
          if (given) setReference(given);
          const from = readAddress(new URL(save.address, window.location.href).search);
          if (errors.length > 0 && from) {
            setPlace((now) => ({ ...now, ...from, errors, sheet: now.sheet + 1 }));
          }
        },
        onFailed: () => setUnsaved(true),
      }),
    [],
  );

  const save = useCallback(
    (address: string, fields: Fields) => {
      saver.add({ address, fields: { ...fields, csrf_token: csrfToken } });
    },
    [saver, csrfToken],
  );

  const moveTo = useCallback((to: Partial<Place> & { step: Step }, push = true) => {
    setPlace((now) => ({
      ...now,
      returnTo: null,
      errors: [],
      typed: {},
      sheet: now.sheet + 1,
      ...to,
    }));
    const address = stepAddress(to.step, to.returnTo ?? null);
    if (push) window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  }, []);

  const offerUndo = useCallback(
    (before: DraftAnswers, step: Step) => {
      showToast({
        text: messages.answersCleared,
        tone: 'warn',
        undo: {
          label: messages.undo,
          run: () => {
            save(formPaths.undo, {});
            moveTo({ step, draft: before });
          },
        },
      });
    },
    [save, moveTo],
  );

  const backToEmirate = useCallback(
    (from: Step, draft: DraftAnswers, fields: Fields, push: boolean) => {
      save(postAddress('category', null), {
        ...(from === 'category' ? fields : {}),
        go: 'previous',
      });
      moveTo({ step: 'emirate', draft: resetToEmirate(draft).draft }, push);
      if (draft.main_emirate !== undefined) offerUndo(draft, from);
    },
    [save, moveTo, offerUndo],
  );

  useEffect(() => {
    const follow = () => {
      const asked = readAddress(window.location.search);
      const { draft, step: from } = latest.current;
      const step = asked ? stepToOpen(asked.step, draft, today) : 'emirate';
      if (step === from) return;
      if (step === 'emirate' && asked?.returnTo !== 'check') {
        return backToEmirate(from, draft, {}, false);
      }
      moveTo({ step, returnTo: asked?.returnTo ?? null }, false);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [today, moveTo, backToEmirate]);

  return {
    place,
    today,
    reference,
    unsaved,
    retry: () => void saver.retry(),
    settled: saver.settled,
    fail: (errors: NamedError[]) => setPlace((now) => ({ ...now, errors })),
    /** Next with what the form holds: stays with errors, else goes on and saves behind. */
    next(fields: Fields): Advanced {
      const { step, draft, returnTo } = latest.current;
      const input = parseStepForm(step, fields);
      const moved = advance(draft, step, input, today, { returnTo: returnTo ?? undefined });
      if (moved.errors.length > 0) {
        setPlace((now) => ({ ...now, errors: byFormName(moved.errors) }));
        return moved;
      }
      if (moved.next === 'done') {
        setPlace((now) => ({ ...now, draft: moved.draft, errors: [] }));
        return moved;
      }
      save(postAddress(step, returnTo), fields);
      moveTo({ step: moved.next, draft: moved.draft });
      if (moved.cleared) offerUndo(moved.cleared, step);
      return moved;
    },
    /** Previous keeps what is half filled; back at the emirate everything is reset (S0 4). */
    previous(fields: Fields): void {
      const { step, draft } = latest.current;
      const kept = applyInput(draft, step, parseStepForm(step, fields));
      const back = goBack(kept, step);
      if (back.step === 'emirate') {
        backToEmirate(step, kept, fields, true);
        return;
      }
      save(postAddress(step, null), { ...fields, go: 'previous' });
      moveTo({ step: back.step, draft: back.draft });
    },
    /** Change: opens an earlier step and comes back to the check page. */
    change(step: Step): void {
      moveTo({ step, returnTo: 'check' });
    },
  };
}

function firstPlace(page: QuestionnairePage): Place {
  return {
    step: isStep(page.step) ? page.step : 'emirate',
    draft: page.answers,
    returnTo: page.returnTo,
    errors: byFormName(page.errors),
    typed: page.typed,
    sheet: 0,
  };
}
