import { type Control, headsPage } from '@muqarin/rules/questions/control';
import type { ReactNode } from 'react';
import fieldCss from '@/components/ui/field.module.css';
import css from '../questionnaire.module.css';
import type { Asked } from './asked.ts';
import { Controls } from './controls.tsx';
import { HeadControl } from './head-control.tsx';

interface QuestionFieldsProps<Draft extends object> extends Asked<Draft> {
  controls: readonly Control<Draft>[];
  title: string;
  help: string;
  /** Between the words of the question and its controls. */
  before?: ReactNode;
  /** Between the box of a list and its cards, until something is typed. */
  between?: ReactNode;
}

/** A page of any questionnaire from its declaration: the question and its answers, without the buttons. */
export function QuestionFields<Draft extends object>(props: QuestionFieldsProps<Draft>) {
  const { controls, title, help, before, between, ...asked } = props;
  const [first, ...others] = controls;
  if (first && headsPage(first)) {
    const inside = others.length === 1 && others[0]?.kind === 'own' ? others : [];
    const beside = inside.length > 0 ? [] : others;
    const head = (
      <HeadControl control={first} words={{ title, help, before, between }} asked={asked}>
        {inside.length > 0 ? <Controls of={inside} asked={asked} /> : null}
      </HeadControl>
    );
    if (beside.length === 0) return head;
    return (
      <div className={fieldCss.fields}>
        {head}
        <Controls of={beside} asked={asked} />
      </div>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.help}>{help}</p>
      {before}
      {others.length === 0 ? (
        <Controls of={controls} asked={asked} />
      ) : (
        <div className={fieldCss.fields}>
          <Controls of={controls} asked={asked} />
        </div>
      )}
    </>
  );
}
