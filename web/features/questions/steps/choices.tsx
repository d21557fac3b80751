'use client';

import { AUTO_ADVANCE_MS } from '@muqarin/rules/questions/constants';
import type { MouseEvent, ReactNode } from 'react';
import choiceCss from '@/components/ui/choice-card.module.css';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import { controlId } from '@/lib/field-names.ts';
import css from '../questionnaire.module.css';

export interface Choice {
  id: string;
  label: string;
  /** What it is called in the other script: it is found by that too. */
  also?: string | undefined;
  hint?: string | undefined;
}

interface ChoicesProps {
  title: string;
  help: string;
  name: string;
  options: readonly Choice[];
  chosen: string | undefined;
  error: string | undefined;
  compact?: boolean | undefined;
  /** A click does not go on: the page asks more. */
  stays?: boolean | undefined;
  children?: ReactNode;
}

/** One answer of a list. A click or tap goes on after 100 ms, arrow keys only move (X28). */
export function Choices(props: ChoicesProps) {
  const { title, help, name, options, chosen, error, compact, stays, children } = props;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend>
        <h1 tabIndex={-1}>{title}</h1>
      </legend>
      <p className={css.help}>{help}</p>
      <FieldMessage id={name} error={error} />
      <div className={choiceCss.choices}>
        {options.map(({ id, label, hint }, i) => (
          <ChoiceCard
            key={id}
            id={i === 0 ? controlId(name) : `${controlId(name)}-${compact ? id : i + 1}`}
            name={name}
            value={id}
            label={label}
            hint={hint}
            compact={compact ?? false}
            defaultChecked={id === chosen}
            onClick={stays ? undefined : advanceByPointer}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}

/** A click made by the keyboard has no pointer. */
export function advanceByPointer(event: MouseEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget;
  const { pointerType } = event.nativeEvent as PointerEvent;
  const byPointer = pointerType === undefined ? event.detail > 0 : pointerType !== '';
  if (!byPointer || !form) return;
  setTimeout(() => {
    if (form.isConnected) form.requestSubmit();
  }, AUTO_ADVANCE_MS);
}
