import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { carParts } from '@muqarin/rules/motor/car-tags';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import { Later } from '@/components/ui/later.tsx';
import type { CaptchaAnswer } from '@/features/captcha/captcha-answer.ts';
import { QuestionFields } from '@/features/questions/steps/question-fields.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import type { useLater } from '@/lib/use-later.ts';
import { CarTags } from '../car-tags.tsx';
import { listOptions } from '../list-options.ts';
import { registrationDate } from '../registration.ts';
import type { MotorTexts } from '../texts.ts';
import type { Motor } from '../use-questionnaire.ts';
import { Popular, Waiting } from './car.tsx';
import { isNoticePending, NoClaimNotice } from './no-claim-notice.tsx';

interface MotorStepProps {
  q: Motor;
  texts: MotorTexts;
  captchaBy: CaptchaModel;
  captchaTicket: string | null;
  captcha: CaptchaAnswer;
  /** The first registration is asked at once. */
  oneScreen: boolean;
  csrfToken: string;
  /** The registration card is there. It is sent ahead of the form. */
  received: boolean;
  /** What only the last step has: the pages before it do not wait for its scripts. */
  ends: {
    card: ReturnType<typeof useLater<typeof import('./mulkiya.tsx')>>;
    captcha: ReturnType<typeof useLater<typeof import('@/features/captcha/captcha.tsx')>>;
  };
}

/** The question and its answers, without the buttons. */
export function MotorStepFields(props: MotorStepProps) {
  const { q, texts, captchaBy, captchaTicket, captcha, ends, oneScreen } = props;
  const { common, motor: t } = texts;
  const { step, draft, typed, errors } = q.place;
  const { wished, answers } = draft;
  const ofCar = step === 'find_car' || carParts.some((part) => part.step === step);
  const words = oneScreen ? t.registration : t[step];
  const error = messageOf(errors, 'captcha', 'g-recaptcha-response');
  return (
    <QuestionFields
      controls={oneScreen ? [registrationDate(answers)] : motorQuestions.controls(step, answers)}
      title={words.title}
      help={
        step === 'year' && wished
          ? fillMessage(t.year.helpWished, { model: wished.name })
          : words.help
      }
      before={ofCar ? <CarTags q={q} texts={t} /> : null}
      between={step === 'make' ? <Popular q={q} texts={t} /> : null}
      draft={answers}
      typed={typed}
      errors={errors}
      today={q.today}
      text={textByKey(t, common)}
      contact={common.contact}
      lists={listOptions(q, t)}
      waiting={<Waiting q={q} texts={t} />}
      own={{
        notice: isNoticePending(q) ? <NoClaimNotice title={t.no_claim.noticeTitle} ok={t} /> : null,
        mulkiya: (
          <Later
            of={ends.card}
            onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./mulkiya.tsx') : null}
            draw={({ Mulkiya }) => (
              <Mulkiya
                csrfToken={props.csrfToken}
                received={props.received}
                texts={t.last}
                errors={errors}
              />
            )}
          />
        ),
        captcha: (
          <Later
            of={ends.captcha}
            onServer={
              process.env.NEXT_RUNTIME === 'nodejs'
                ? require('@/features/captcha/captcha.tsx')
                : null
            }
            draw={({ Captcha }) => (
              <Captcha
                texts={common.captcha}
                by={captchaBy}
                ticket={captchaTicket}
                answer={captcha}
                error={error}
              />
            )}
          />
        ),
      }}
    />
  );
}
