'use client';

import type { QuestionPage } from '@muqarin/bff/contract/question-pages';
import { formMessages } from '@muqarin/rules/messages-form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { showToast } from '@/lib/toast.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import { type Asking, type Button, type Line, readAddress } from './line.ts';
import type { Goal, Moved, Place } from './place.ts';
import { useOwnSteps } from './use-own-steps.ts';
import { usePlace } from './use-place.ts';
import { useAutosave, useSaving } from './use-saving.ts';
import { useSending } from './use-sending.ts';

type OpenedPage<Step extends string, Draft> = QuestionPage<Step, Draft> & {
  returnTo?: string | null;
};

type How = 'push' | 'replace';

/**
 * A questionnaire in the browser: what the BFF does with a page runs here at once, the address follows, the save goes on behind
 * (design decision 3). The BFF stays the authority.
 */
export function useQuestionnaire<Step extends string, Draft extends object, Rules, More>(
  asking: Asking<Step, Draft, Rules, More>,
  page: OpenedPage<Step, Draft>,
) {
  type Here = Place<Step, Draft, More>;
  const { line, csrfToken } = asking;
  const { form, fields } = useFormFields();
  const [reference, setReference] = useState(page.reference);
  const { place, latest, moveTo, stayWith } = usePlace(
    () => firstPlace(line, page),
    line.addressOf,
  );
  const saving = useSaving(csrfToken, (save, { reference: given, errors }) => {
    // Beside a question that is being answered nothing new appears.
    if (given && save.fields.go !== 'save') setReference(given);
    const from = readAddress(line, new URL(save.address, window.location.href).search);
    if (errors.length > 0 && from) moveTo({ ...from, errors, fromServer: true }, 'replace');
  });
  const sending = useSending(asking, { place, latest, stayWith, saving });
  const { waiting, arrive } = useArrival(asking, moveTo, saving.settled);

  const watched = {
    sheet: place.sheet,
    address: line.postAddressOf(place),
    refused: Object.keys(place.typed).length > 0,
  };
  const typed = useAutosave(saving, watched, form, fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => line.opened?.(place.step, place.draft), [place.step]);

  const perform = ({ saves = [], stay, to, undo }: Moved<Step, Draft, More>, how: How = 'push') => {
    for (const { address, fields: sent, part } of saves) saving.save(address, sent, part);
    if (stay) stayWith(stay);
    if (to) arrive(to, how);
    if (undo) offerUndo(() => perform(undo));
  };
  /** The place with what is half filled, which is left by another way than the buttons. */
  const kept = (): Here => {
    const here = latest.current;
    const held = saving.autosave.held();
    if (!held) return here;
    return { ...here, draft: line.keep(here, line.questions.read(here.step, held)) };
  };
  const press = (button: Button) => {
    const here = latest.current;
    const held = fields();
    const own = line.press?.(here, button, held);
    if (own) perform(own);
    else if (button.name === 'go' && button.value === 'previous')
      perform(line.previous(here, held));
    else if (sending.ends) void sending.send(held);
    else perform(line.next(here, held));
  };
  useOwnSteps(() => {
    // The address without a step is the page that this one began with.
    const to = readAddress(line, window.location.search) ?? { step: page.step, returning: false };
    if (to.step !== latest.current.step) perform(line.open(kept(), to), 'replace');
  });

  return {
    line,
    place,
    reference,
    saving,
    sending,
    /** The next step is on its way. */
    waiting,
    form,
    fields,
    typed,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const said = (name: string) => submitter?.getAttribute(name) ?? '';
      press({ name: said('name'), value: said('value') });
    },
    change: (step: Step) => arrive(line.change(kept(), step), 'push'),
    perform,
    /** What the form holds, as the draft has it, unchecked. */
    keep: (): void => {
      const here = latest.current;
      stayWith({ draft: line.keep(here, line.questions.read(here.step, fields())) });
    },
    tell: (errors: readonly NamedError[]) => stayWith({ errors, fromServer: false }),
  };
}

/** Shows a page once what it needs is there, as what came later would move what stands below; the last goal counts. */
function useArrival<Step extends string, Draft extends object, Rules, More>(
  { line }: Asking<Step, Draft, Rules, More>,
  moveTo: (to: Goal<Step, Draft, More>, how: How) => void,
  settled: () => Promise<void>,
) {
  const [waiting, setWaiting] = useState(false);
  const goal = useRef<unknown>(null);
  const arrive = (to: Goal<Step, Draft, More>, how: How) => {
    goal.current = to;
    const coming = line.prepare?.(to, settled) ?? null;
    setWaiting(coming !== null);
    if (!coming) return moveTo(to, how);
    window.scrollTo({ top: 0 });
    void coming.then(() => {
      if (goal.current !== to) return;
      setWaiting(false);
      moveTo(to, how);
    });
  };
  return { waiting, arrive };
}

function offerUndo(run: () => void): void {
  showToast({
    text: say(formMessages.answersCleared),
    tone: 'warn',
    undo: { label: say(formMessages.undo), run },
  });
}

function firstPlace<Step extends string, Draft extends object, Rules, More>(
  { more }: Line<Step, Draft, Rules, More>,
  { step, answers, returnTo, errors, typed }: OpenedPage<Step, Draft>,
): Place<Step, Draft, More> {
  return {
    step,
    draft: answers,
    more,
    returning: returnTo != null,
    errors: byFormName(errors),
    fromServer: false,
    typed,
    sheet: 0,
  };
}
