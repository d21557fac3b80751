import type { GeneralWizardPage } from '@muqarin/bff/contract/general/pages';
import { figureControls } from '@muqarin/rules/general/figures';
import { figuresOf } from '@muqarin/rules/general/insurance-types';
import { generalWizard } from '@muqarin/rules/general/questions';
import questionCss from '@/features/questions/questionnaire.module.css';
import { QuestionFields } from '@/features/questions/steps/question-fields.tsx';
import { CaptchaBox } from '@/features/questions/wizard-form.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { textsOf } from '@/lib/texts.ts';
import { Figures, givenOf } from '../figures.tsx';
import { t } from '../texts.ts';
import css from './questionnaire.module.css';
import { stepWords } from './step-words.ts';
import { TypeFields } from './type-fields.tsx';

/** The question and its answers, without the buttons. */
export function StepFields({ page }: { page: GeneralWizardPage }) {
  const { step, answers, errors } = page;
  const { title, help } = stepWords[step]();
  return (
    <>
      <QuestionFields
        {...givenOf(page)}
        controls={generalWizard.controls(step, answers)}
        title={title}
        help={help}
        lists={{ activities: page.activities }}
        own={{
          types: <TypeFields page={page} />,
          captcha: (
            <CaptchaBox
              texts={textsOf('questionnaire').captcha}
              by={page.captcha}
              ticket={page.captchaTicket}
              error={messageOf(errors, 'captcha', 'g-recaptcha-response')}
            />
          ),
        }}
      />
      {step === 'business_information_page' ? <RatedFigures page={page} /> : null}
    </>
  );
}

/** What the chosen types are rates of. */
function RatedFigures({ page }: { page: GeneralWizardPage }) {
  const rated = (page.answers.types ?? []).filter((type) => page.ratedTypes.includes(type));
  const figures = figuresOf(rated).filter((figure) => figure !== 'employees');
  if (figureControls(figures).length === 0) return null;
  return (
    <section className={css.figures} aria-labelledby="figures-title">
      <h2 id="figures-title">{t.figures}</h2>
      <p className={questionCss.help}>{t.figuresHelp}</p>
      <Figures figures={figures} page={page} />
    </section>
  );
}
