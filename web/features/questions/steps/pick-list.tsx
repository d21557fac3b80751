'use client';

import { fillMessage } from '@muqarin/rules/fill-message';
import { type ReactNode, useState } from 'react';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import { search } from '@/components/ui/drawings.ts';
import fieldCss from '@/components/ui/field.module.css';
import { FieldMessage } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { classes } from '@/lib/classes.ts';
import { controlId } from '@/lib/field-names.ts';
import questionCss from '../questionnaire.module.css';
import { advanceByPointer, type Choice } from './choices.tsx';
import css from './pick-list.module.css';

interface PickListProps {
  title: string;
  help: string;
  /** The label of the box to type into; without it the list is short. */
  filter?: string | undefined;
  /** Digits get their keyboard, and at most this many of them (S1 5). */
  digits?: number | undefined;
  name: string;
  options: readonly Choice[];
  chosen: string | undefined;
  error: string | undefined;
  /** Narrow cards: years and days. */
  narrow?: boolean | undefined;
  /** "{count} of {all}", and what is said when nothing is found. */
  matches: string;
  noMatch: string;
  /** Above the box: what is chosen already. */
  before?: ReactNode;
  /** Between box and list, until something is typed. */
  between?: ReactNode;
}

/** From this many on a list is worth searching. */
const SEARCHED_FROM = 7;

/**
 * A list to choose from, narrowed by typing. Cards that do not match are taken out of sight, the chosen one too, so that
 * Next never sends what cannot be seen. Without JavaScript the whole list stands there.
 */
export function PickList(props: PickListProps) {
  const { title, help, filter, digits, name, options, chosen, error, narrow } = props;
  const [text, setText] = useState('');
  const wanted = plain(text);
  const shown = options.filter(({ label, also = '' }) =>
    [label, also].some((name) => plain(name).includes(wanted)),
  );
  const only = wanted !== '' && shown.length === 1;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend>
        <h1 tabIndex={-1}>{title}</h1>
      </legend>
      <p className={questionCss.help}>{help}</p>
      {props.before}
      {filter && options.length >= SEARCHED_FROM ? (
        <div className={css.filter}>
          <label htmlFor={`${name}-filter`}>{filter}</label>
          <span className={css.box}>
            <Icon of={search} className={css.glass} />
            <input
              id={`${name}-filter`}
              className={fieldCss.input}
              type="search"
              autoComplete="off"
              spellCheck={false}
              inputMode={digits ? 'numeric' : 'text'}
              maxLength={digits}
              value={text}
              onChange={({ currentTarget }) => setText(onlyAllowed(currentTarget.value, digits))}
            />
          </span>
          <span className={classes(css.count, ground.hush)} aria-live="polite">
            {fillMessage(props.matches, { count: shown.length, all: options.length })}
          </span>
        </div>
      ) : null}
      <FieldMessage id={name} error={error} />
      {wanted === '' ? props.between : null}
      {shown.length === 0 && wanted !== '' ? (
        <p className={css.none}>{fillMessage(props.noMatch, { text })}</p>
      ) : null}
      <div className={classes(css.list, narrow && css.narrow)}>
        {shown.map(({ id, label, hint }, i) => (
          <ChoiceCard
            compact
            // Anew, so that the only one left is chosen, and Enter goes on with it.
            key={only ? `${id} only` : id}
            id={i === 0 ? controlId(name) : `${controlId(name)}-${id}`}
            name={name}
            value={id}
            label={label}
            hint={hint}
            defaultChecked={id === chosen || only}
            onClick={advanceByPointer}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Numeric only, as the date lists of S1 5. */
function onlyAllowed(text: string, digits: number | undefined): string {
  return digits ? text.replace(/\D/g, '').slice(0, digits) : text;
}

/** Without accents and case, so that "skoda" finds "Škoda". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
