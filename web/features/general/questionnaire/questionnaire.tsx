'use client';

import { type GeneralWizardPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { figureControls } from '@muqarin/rules/general/figures';
import { figuresOf } from '@muqarin/rules/general/insurance-types';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import fieldCss from '@/components/ui/field.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import questionCss from '@/features/questions/questionnaire.module.css';
import { QuestionnaireFrame } from '@/features/questions/questionnaire-frame.tsx';
import type { Asked } from '@/features/questions/steps/asked.ts';
import { Controls } from '@/features/questions/steps/controls.tsx';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { useQuestionnaire } from '@/features/questions/use-questionnaire.ts';
import { t } from '../texts.ts';
import { generalLine } from './line.ts';
import css from './questionnaire.module.css';
import { summaryTitle } from './summary-title.ts';
import { TypeFields } from './type-fields.tsx';

interface Props {
  page: GeneralWizardPage;
  csrfToken: string;
  texts: QuestionnaireTexts;
  titleTemplate: string;
}

/** The general wizard (S1 2). */
export function GeneralWizard(props: Props) {
  const { page, csrfToken, texts } = props;
  const { activities, ratedTypes } = page;
  const line = generalLine(page);
  const q = useQuestionnaire({ line, csrfToken, submitFailed: texts.submitFailed }, page);
  const { step } = q.place;
  return (
    <QuestionnaireFrame
      {...props}
      q={q}
      lineTexts={t}
      pricesFirst={generalPaths.pricesFirst}
      summaryTitle={summaryTitle(q.place)}
      notice={page.notice === null ? null : <Notice tone="warn">{page.notice}</Notice>}
      asks={(asked) => ({
        lists: { activities },
        own: { types: <TypeFields asked={asked} ratedTypes={ratedTypes} /> },
        after:
          step === 'business_information_page' ? (
            <RatedFigures asked={asked} ratedTypes={ratedTypes} />
          ) : null,
      })}
    />
  );
}

/** What the chosen types are rates of. */
function RatedFigures({ asked, ratedTypes }: { asked: Asked<GeneralDraft>; ratedTypes: string[] }) {
  const rated = (asked.draft.types ?? []).filter((type) => ratedTypes.includes(type));
  const controls = figureControls(figuresOf(rated));
  if (controls.length === 0) return null;
  return (
    <section className={css.figures} aria-labelledby="figures-title">
      <h2 id="figures-title">{t.figures}</h2>
      <p className={questionCss.help}>{t.figuresHelp}</p>
      <div className={fieldCss.fields}>
        <Controls of={controls} asked={asked} />
      </div>
    </section>
  );
}
