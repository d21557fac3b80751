'use client';

import { type MotorQuestionnairePage, motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { isLapsed } from '@muqarin/rules/motor/answers';
import { carParts } from '@muqarin/rules/motor/car-tags';
import { LAPSED_NOTE_DAYS } from '@muqarin/rules/motor/constants';
import { isWhole } from '@muqarin/rules/motor/date-choices';
import { motorQuestionMessages } from '@muqarin/rules/motor/messages-questions';
import { motorPath } from '@muqarin/rules/motor/questionnaire';
import { useEffect } from 'react';
import ground from '@/components/ui/ground.module.css';
import { Later } from '@/components/ui/later.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { QuestionnaireFrame } from '@/features/questions/questionnaire-frame.tsx';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { useQuestionnaire } from '@/features/questions/use-questionnaire.ts';
import { say } from '@/lib/reader.ts';
import { useLater } from '@/lib/use-later.ts';
import { motorRows } from './answer-rows.ts';
import { CarTags } from './car-tags.tsx';
import type { MotorPlace } from './journey.ts';
import { motorLine } from './line.ts';
import { listOptions } from './list-options.ts';
import { registrationDate, useOneScreen } from './registration.ts';
import { Popular, Waiting } from './steps/car.tsx';
import { isNoticePending, NoClaimNotice } from './steps/no-claim-notice.tsx';
import type { MotorTexts } from './texts.ts';
import { useLists } from './use-lists.ts';

interface MotorQuestionnaireProps {
  page: MotorQuestionnairePage;
  csrfToken: string;
  texts: QuestionnaireTexts;
  lineTexts: MotorTexts;
  titleTemplate: string;
}

const loadCard = () => import('./steps/mulkiya.tsx');

/** The motor questionnaire (S1 2). */
export function MotorQuestionnaire(props: MotorQuestionnaireProps) {
  const { page, csrfToken, lineTexts: t } = props;
  const { q, lists, nationalities, reload } = useMotor(props);
  const { step, draft, more, errors } = q.place;
  const card = useLater(loadCard);
  const isOneScreen = useOneScreen(q);
  const ofCar = step === 'find_car' || carParts.some((part) => part.step === step);
  const wished = step === 'year' ? more.wished : null;
  return (
    <QuestionnaireFrame
      {...props}
      q={q}
      pricesFirst={motorListPaths.pricesFirst}
      later={motorFormPaths.resumeLink}
      notice={page.notice ? <Notice>{page.notice}</Notice> : null}
      beside={<Lapsed place={q.place} today={q.line.rules.today} />}
      rows={motorRows(draft, more.car, q.line.rules.today, t, nationalities)}
      goesOn={isNoticePending(q.place) ? 'by itself' : undefined}
      asks={() => ({
        ...(isOneScreen ? oneScreen(draft, t) : {}),
        ...(wished ? { help: fillMessage(t.year.helpWished, { model: wished.name }) } : {}),
        lists: listOptions(lists, q.place, t),
        waiting: (
          <Waiting lists={lists} texts={t} address={q.line.addressOf(step)} reload={reload} />
        ),
        before: ofCar ? <CarTags place={q.place} texts={t} /> : null,
        between: step === 'make' ? <Popular lists={lists} texts={t} /> : null,
        after: (
          <p className={ground.vh} role="status">
            {q.waiting ? t.loading : ''}
          </p>
        ),
        own: {
          notice: isNoticePending(q.place) ? (
            <NoClaimNotice title={t.no_claim.noticeTitle} ok={t} />
          ) : null,
          mulkiya: (
            <Later
              of={card}
              onServer={
                process.env.NEXT_RUNTIME === 'nodejs' ? require('./steps/mulkiya.tsx') : null
              }
              draw={({ Mulkiya }) => (
                <Mulkiya csrfToken={csrfToken} card={page.mulkiya} texts={t.last} errors={errors} />
              )}
            />
          ),
        },
      })}
    />
  );
}

/** The questionnaire with the lists of its car. */
function useMotor({ page, csrfToken, texts: { submitFailed } }: MotorQuestionnaireProps) {
  const known = useLists(page);
  const q = useQuestionnaire({ line: motorLine(page, known), csrfToken, submitFailed }, page);
  const { step, draft, more, returning } = q.place;
  const lists = known.listsOf(step, draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again on another step only
  useEffect(() => {
    if (lists === null) void known.load(step, draft);
  }, [lists, step]);
  const again = { step, draft, more, returning };
  const reload = () => void known.load(step, draft).then(() => q.perform({ to: again }, 'replace'));
  const named = known.listsOf('experience', draft);
  const came = named === null || named === 'failed' ? [] : (named.nationalities ?? []);
  const nationalities = [...came, ...(page.nationality ? [page.nationality] : [])];
  return { q, lists, nationalities, reload };
}

function oneScreen(draft: MotorPlace['draft'], { registration: { title, help } }: MotorTexts) {
  return { title, help, controls: [registrationDate(draft)] };
}

type Today = ReturnType<typeof motorLine>['rules']['today'];

/** Said beside the questions that follow, as nobody has to change anything (decisions V8). */
function Lapsed({ place: { draft }, today }: { place: MotorPlace; today: Today }) {
  const { policy_exp_date: expired } = draft;
  if (!motorPath(draft, today).includes('expiry') || !isWhole(expired) || !isLapsed(expired, today))
    return null;
  return (
    <Notice tone="warn">
      {fillMessage(say(motorQuestionMessages.policyLapsed), { days: LAPSED_NOTE_DAYS })}
    </Notice>
  );
}
