'use client';

import type {
  CarNames,
  MotorQuestionnairePage,
  PopularCar,
  WishedModel,
} from '@muqarin/bff/contract/motor-pages';
import { parseIsoDate } from '@muqarin/rules/dates';
import { applyMotorInput } from '@muqarin/rules/motor/apply-input';
import { type CarPart, removeCarTag } from '@muqarin/rules/motor/car-tags';
import {
  advanceMotor,
  goBackMotor,
  type MotorJourney,
  openMotorStep,
} from '@muqarin/rules/motor/journey';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import { toOpenPage } from '@muqarin/rules/motor/return';
import { parseMotorStepForm } from '@muqarin/rules/motor/step-form';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type PlaceOf, usePlaceOf } from '@/features/questionnaire/use-place.ts';
import { usePopState } from '@/features/questionnaire/use-popstate.ts';
import { useSaving } from '@/features/questionnaire/use-saving.ts';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import { postAddress, type ReturnTo, readAddress, stepAddress } from './addresses.ts';
import { useLists } from './use-lists.ts';

/** Where a driver sits; the draft and the pages before this one change together. */
export type MotorPlace = PlaceOf<MotorStep, Kept, ReturnTo>;

interface Kept {
  answers: MotorDraft;
  history: readonly MotorStep[];
  car: CarNames;
  /** The model of a popular car, until its year is chosen. */
  wished: WishedModel | null;
}

export type Motor = ReturnType<typeof useMotor>;

/**
 * The motor questionnaire in the browser: the same `advanceMotor` as the BFF's runs at once, the address follows, the save
 * goes on behind (design decision 3). The BFF stays the authority.
 */
export function useMotor(page: MotorQuestionnairePage, csrfToken: string) {
  const { place, latest, moveTo, stayWith } = usePlaceOf(() => firstPlace(page), stepAddress);
  const [reference, setReference] = useState(page.reference);
  const today = useMemo(() => parseIsoDate(page.today) ?? { year: 2000, month: 1, day: 1 }, [page]);
  const { listsOf, load } = useLists(page);
  const saving = useSaving(csrfToken, (save, { reference: given, errors }) => {
    if (given) setReference(given);
    const from = readAddress(new URL(save.address, window.location.href).search);
    if (errors.length > 0 && from) moveTo({ ...from, errors, fromServer: true }, 'replace');
  });
  const [waiting, setWaiting] = useState(false);
  const goal = useRef<unknown>(null);

  const lists = listsOf(place.step, place.draft.answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again on another step only
  useEffect(() => {
    if (lists === null) void load(place.step, place.draft.answers);
  }, [lists, place.step]);

  /** Shows a step once its list is there, as one that came later would move what stands below; the last goal counts. */
  const arrive = (to: Parameters<typeof moveTo>[0] & { draft: Kept }, how: 'push' | 'replace') => {
    goal.current = to;
    const isReady = listsOf(to.step, to.draft.answers) !== null;
    setWaiting(!isReady);
    if (isReady) return moveTo(to, how);
    window.scrollTo({ top: 0 });
    // The document has no call for the makes: the page brings them, and knows by then what was answered here.
    if (to.step === 'make')
      return void saving.settled().then(() => window.location.assign(stepAddress(to.step)));
    void load(to.step, to.draft.answers).then(() => {
      if (goal.current !== to) return;
      setWaiting(false);
      moveTo(to, how);
    });
  };

  const go = (to: MotorJourney, kept: Partial<Kept> = {}, how: 'push' | 'replace' = 'push') => {
    const { car, wished } = latest.current.draft;
    const draft = { car, wished, ...kept, answers: to.draft, history: to.history };
    arrive({ step: to.step, draft }, how);
  };

  const follow = (event: PopStateEvent) => {
    if (window.location.pathname !== motorRoutes.questionnaire) return;
    // Steps are ours alone: Next's router would fetch the page again and show it over what is here by then.
    event.stopImmediatePropagation();
    // The address without a step is the page that this one began with.
    const asked = readAddress(window.location.search) ?? { step: page.step, returnTo: null };
    const here = latest.current;
    if (asked.step === here.step) return;
    const opened = openMotorStep(rewound(here, asked.step), asked.step, today);
    const { car, wished } = here.draft;
    const draft = { car, wished, answers: opened.draft, history: opened.history };
    arrive({ step: opened.step, returnTo: asked.returnTo, draft }, 'replace');
  };
  usePopState(follow);

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
    /** Keeps what the form holds, unchecked: before it is sent by itself. */
    keep: (fields: Fields): MotorDraft => {
      const here = latest.current;
      const answers = withInput(journeyOf(here), fields).draft;
      stayWith({ draft: { ...here.draft, answers }, errors: [] });
      return answers;
    },
    /** Next with what the form holds: stays with errors or the notice, else goes on and saves behind. */
    next(fields: Fields): void {
      const here = latest.current;
      const { step, returnTo } = here;
      const { wished } = here.draft;
      const input = parseMotorStepForm(step, fields);
      const moved = advanceMotor(journeyOf(here), step, input, today);
      if (moved.outcome === 'wrong') {
        stayWith({ errors: byFormName(moved.errors), fromServer: false });
        return;
      }
      saving.save(postAddress(step, returnTo, wished?.id ?? null), fields);
      const car = namesAfter(step, here.draft, input, lists);
      if (moved.outcome === 'notice') {
        stayWith({ draft: { ...here.draft, answers: moved.journey.draft }, errors: [] });
        return;
      }
      if (step === 'year' && wished !== null) {
        const on = advanceMotor(moved.journey, 'model', { model_id: wished.id }, today).journey;
        go(on, { car: { ...car, model: wished.name }, wished: null });
        return;
      }
      go(returnTo ? toOpenPage(moved.journey, today) : moved.journey, { car, wished: null });
    },
    /** Previous keeps what is half filled and walks back through the pages as they came (S1 2). */
    previous(fields: Fields): void {
      const here = latest.current;
      saving.save(stepAddress(here.step), { ...fields, go: 'previous' });
      go(goBackMotor(withInput(journeyOf(here), fields), today), { wished: null });
    },
    removeTag(part: CarPart): void {
      const here = latest.current;
      saving.save(stepAddress(here.step), { remove: part });
      const without = removeCarTag(journeyOf(here), part);
      const { make, model } = here.draft.car;
      const car = {
        make: part === 'make' ? null : make,
        model: part === 'variant' ? model : null,
        variant: null,
      };
      go(without, { car, wished: null });
    },
    choosePopular({ make, model }: PopularCar): void {
      const here = latest.current;
      saving.save(stepAddress(here.step), { popular: `${make.id}-${model.id}` });
      const { journey } = advanceMotor(journeyOf(here), 'make', { make_id: make.id }, today);
      go(journey, { car: { make: make.name, model: null, variant: null }, wished: model });
    },
    /** Change: opens an earlier step and comes back to what is open. */
    change(step: MotorStep): void {
      const here = latest.current;
      const opened = openMotorStep(journeyOf(here), step, today);
      const returnTo = ['make', 'year', 'model', 'variant'].includes(step) ? null : 'open';
      const draft = { ...here.draft, answers: opened.draft, history: opened.history };
      arrive({ step: opened.step, returnTo, draft }, 'push');
    },
  };
}

function firstPlace(page: MotorQuestionnairePage): MotorPlace {
  const { step, answers, history, car, wishedModel, returnTo, errors, typed } = page;
  return {
    step,
    draft: { answers, history, car, wished: wishedModel },
    returnTo,
    errors: byFormName(errors),
    fromServer: false,
    typed,
    sheet: 0,
  };
}

export function journeyOf({ step, draft }: MotorPlace): MotorJourney {
  return { draft: draft.answers, step, history: draft.history };
}

/** The browser's Back unwinds the page history, which the Previous button would else lead forward through. */
function rewound(place: MotorPlace, step: MotorStep): MotorJourney {
  const journey = journeyOf(place);
  const before = journey.history.lastIndexOf(step);
  return before < 0 ? journey : { ...journey, step, history: journey.history.slice(0, before) };
}

function withInput(journey: MotorJourney, fields: Fields): MotorJourney {
  const { draft, step } = journey;
  return { ...journey, draft: applyMotorInput(draft, step, parseMotorStepForm(step, fields)) };
}

/** The names of the car's parts after this step, from the list that it was chosen from. */
function namesAfter(
  step: MotorStep,
  { car, answers }: Kept,
  input: MotorDraft,
  lists: ReturnType<ReturnType<typeof useLists>['listsOf']>,
): CarNames {
  if (lists === null || lists === 'failed') return car;
  const find = (rows: { id: number; name: string }[] | undefined, id: number | undefined) =>
    rows?.find((row) => row.id === id)?.name ?? null;
  if (step === 'make' && input.make_id !== answers.make_id) {
    return { make: find(lists.makes, input.make_id), model: null, variant: null };
  }
  if (step === 'year' && input.manf_year !== answers.manf_year) {
    return { ...car, model: null, variant: null };
  }
  if (step === 'model' && input.model_id !== answers.model_id) {
    return { ...car, model: find(lists.models, input.model_id), variant: null };
  }
  return step === 'variant' ? { ...car, variant: find(lists.variants, input.variant_id) } : car;
}
