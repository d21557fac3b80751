import type { MotorQuestionnairePage } from '@muqarin/bff/contract/motor/pages';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import type { Metadata } from 'next';
import { MotorQuestionnaire } from '@/features/motor/questionnaire/questionnaire.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { questionTitle } from '@/lib/question-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await load(await searchParams);
  return { title: questionTitle(motorQuestions, page, textsOf('motor-questionnaire')) };
}

export default async function MotorRoute({ searchParams }: Props) {
  const page = await load(await searchParams);
  const { csrfToken } = await requestFacts();
  return (
    <MotorQuestionnaire
      key={page.step}
      page={page}
      csrfToken={csrfToken}
      texts={textsOf('questionnaire')}
      lineTexts={textsOf('motor-questionnaire')}
      titleTemplate={textsOf('shell').titleTemplate}
    />
  );
}

function load({ step, returnTo, make, model }: Query): Promise<MotorQuestionnairePage> {
  return getPage('/api/pages/motor/questionnaire', { step, returnTo, make, model });
}
