import { type Control, heldIn } from '@muqarin/rules/questions/control';
import type { ReactNode } from 'react';
import { messageOf } from '@/lib/field-names.ts';
import css from '../questionnaire.module.css';
import { type Asked, choicesOf } from './asked.ts';
import { Choices } from './choices.tsx';
import { PickList } from './pick-list.tsx';

interface HeadControlProps<Draft extends object> {
  control: Control<Draft>;
  words: { title: string; help: string; before?: ReactNode; between?: ReactNode };
  asked: Asked<Draft>;
  children?: ReactNode;
}

/** The control whose legend is the question of the page. */
export function HeadControl<Draft extends object>({
  control,
  words,
  asked,
  children,
}: HeadControlProps<Draft>) {
  const { draft, typed, errors, text } = asked;
  if (control.kind === 'own') return asked.own?.[control.name];
  if (control.kind !== 'choice' && control.kind !== 'list') return null;
  const { name } = control;
  const options = choicesOf(control.options, asked);
  const { title, help, before } = words;
  if (options === null) {
    return (
      <>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={css.help}>{help}</p>
        {before}
        {asked.waiting}
      </>
    );
  }
  const given = {
    title,
    help,
    name,
    options,
    chosen: typed[name] ?? heldIn<Draft>(control, draft),
    error: messageOf(errors, name),
  };
  if (control.kind === 'choice') {
    return (
      <Choices {...given} compact={control.compact} stays={control.stays}>
        {children}
      </Choices>
    );
  }
  return (
    <PickList
      key={name}
      {...given}
      filter={control.filter === undefined ? undefined : text(control.filter)}
      digits={control.digits}
      narrow={control.narrow}
      matches={text('matches')}
      noMatch={text('noMatch')}
      before={before}
      between={words.between}
    />
  );
}
