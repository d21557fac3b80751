'use client';

import { AUTO_ADVANCE_MS } from '@muqarin/rules/medical/constants';
import { categories, emirates } from '@muqarin/rules/medical/lookups';
import type { MouseEvent } from 'react';
import choiceCss from '@/components/ui/choice-card.module.css';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import { controlId, messageOf } from '@/lib/field-names.ts';
import css from '../questionnaire.module.css';
import type { StepProps } from './step-props.ts';

/** One answer of a list. A click or tap goes on after 100 ms, arrow keys only move (X28). */
export function ChoiceStep({ place, title, texts, step }: StepProps & { step: ChoiceName }) {
  const { name, options, chosen } = choiceOf(step, place.draft);
  const current = place.typed[name] ?? chosen;
  const error = messageOf(place.errors, name);
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend>
        <h1 tabIndex={-1}>{title}</h1>
      </legend>
      <p className={css.help}>{texts[step].help}</p>
      <FieldMessage id={name} error={error} />
      <div className={choiceCss.choices}>
        {options.map(({ id, label, hint }, i) => (
          <ChoiceCard
            key={id}
            id={i === 0 ? controlId(name) : `${controlId(name)}-${i + 1}`}
            name={name}
            value={id}
            label={label}
            hint={hint}
            defaultChecked={id === current}
            onClick={advanceByPointer}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceName = 'emirate' | 'category';

function choiceOf(step: ChoiceName, draft: StepProps['place']['draft']) {
  if (step === 'category') {
    const options = categories.map(({ id, label, hint }) => ({ id: `${id}`, label, hint }));
    return { name: 'category', options, chosen: draft.category };
  }
  const options = emirates.map(({ id, name }) => ({ id: `${id}`, label: name, hint: undefined }));
  return { name: 'main_emirate', options, chosen: draft.main_emirate?.toString() };
}

/** A click made by the keyboard has no pointer. */
function advanceByPointer(event: MouseEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget;
  const { pointerType } = event.nativeEvent as PointerEvent;
  const byPointer = pointerType === undefined ? event.detail > 0 : pointerType !== '';
  if (!byPointer || !form) return;
  setTimeout(() => {
    if (form.isConnected) form.requestSubmit();
  }, AUTO_ADVANCE_MS);
}
