'use client';

import type { MotorQuestionnairePage } from '@muqarin/bff/contract/motor/pages';
import { parseIsoDate } from '@muqarin/rules/dates';
import { keepMotorInput, type MotorJourney, openMotorStep } from '@muqarin/rules/motor/journey';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOwnSteps } from '@/features/questions/use-own-steps.ts';
import { usePlaceOf } from '@/features/questions/use-place-of.ts';
import { useSaving } from '@/features/questions/use-saving.ts';
import type { NamedError } from '@/lib/field-names.ts';
import { motorActs } from './acts.ts';
import { readAddress, stepAddress } from './addresses.ts';
import { registrationActs } from './registration.ts';
import { useLists } from './use-lists.ts';
import { firstPlace, type Goal, type Kept, type MotorPlace, rewound } from './use-place.ts';

export type Motor = ReturnType<typeof useMotor>;

/**
 * The motor questionnaire in the browser: the same `advanceMotor` as the BFF's runs at once, the address follows, the save
 * goes on behind (design decision 3). The BFF stays the authority.
 */
export function useMotor(page: MotorQuestionnairePage, csrfToken: string) {
  const { place, latest, moveTo, stayWith } = usePlaceOf(() => firstPlace(page), stepAddress);
  const [reference, setReference] = useState(page.reference);
  const today = useMemo(() => parseIsoDate(page.today) ?? { year: 2000, month: 1, day: 1 }, [page]);
  const known = useLists(page);
  const { listsOf, load } = known;
  const saving = useSaving(csrfToken, (save, { reference: given, errors }) => {
    // Beside a question that is being answered nothing new appears.
    if (given && save.fields.go !== 'save') setReference(given);
    const from = readAddress(new URL(save.address, window.location.href).search);
    if (errors.length > 0 && from) moveTo({ ...from, errors, fromServer: true }, 'replace');
  });
  const { waiting, arrive } = useArrival(known, moveTo, saving.settled);

  const lists = listsOf(place.step, place.draft.answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again on another step only
  useEffect(() => {
    if (lists === null) void load(place.step, place.draft.answers);
  }, [lists, place.step]);

  const go = (to: MotorJourney, kept: Partial<Kept> = {}) => {
    const { car, wished } = latest.current.draft;
    const draft = { car, wished, ...kept, answers: to.draft, history: to.history };
    arrive({ step: to.step, draft }, 'push');
  };

  /** The place with what is half filled, which is left by another way than the buttons. */
  const kept = (): MotorPlace => {
    const here = latest.current;
    const held = saving.autosave.held();
    if (!held) return here;
    const input = motorQuestions.read(here.step, held);
    const answers = keepMotorInput(here.draft.answers, here.step, input, today);
    return { ...here, draft: { ...here.draft, answers } };
  };

  const follow = () => {
    // The address without a step is the page that this one began with.
    const asked = readAddress(window.location.search) ?? { step: page.step, returnTo: null };
    if (asked.step === latest.current.step) return;
    const here = kept();
    const opened = openMotorStep(rewound(here, asked.step), asked.step, today);
    const { car, wished } = here.draft;
    const draft = { car, wished, answers: opened.draft, history: opened.history };
    arrive({ step: opened.step, returnTo: asked.returnTo, draft }, 'replace');
  };
  useOwnSteps(follow);

  const parts = { latest, kept, today, lists, saving, stayWith, go, arrive };
  return {
    place,
    today,
    reference,
    saving,
    lists,
    /** The next step is on its way. */
    waiting,
    reload: () => {
      const { step, returnTo, draft } = latest.current;
      void load(step, draft.answers).then(() => moveTo({ step, returnTo, draft }, 'replace'));
    },
    fail: (errors: NamedError[], fromServer: boolean) => stayWith({ errors, fromServer }),
    ...motorActs(parts),
    ...registrationActs(parts),
  };
}

type Move = (to: Goal, how: 'push' | 'replace') => void;

/** Shows a step once its list is there, as one that came later would move what stands below; the last goal counts. */
function useArrival(
  { listsOf, load }: ReturnType<typeof useLists>,
  moveTo: Move,
  settled: () => Promise<void>,
) {
  const [waiting, setWaiting] = useState(false);
  const goal = useRef<unknown>(null);
  const arrive: Move = (to, how) => {
    goal.current = to;
    const isReady = listsOf(to.step, to.draft.answers) !== null;
    setWaiting(!isReady);
    if (isReady) return moveTo(to, how);
    window.scrollTo({ top: 0 });
    // The document has no call for the makes: the page brings them, and knows by then what was answered here.
    if (to.step === 'make')
      return void settled().then(() => window.location.assign(stepAddress(to.step)));
    void load(to.step, to.draft.answers).then(() => {
      if (goal.current !== to) return;
      setWaiting(false);
      moveTo(to, how);
    });
  };
  return { waiting, arrive };
}
