import type { MedicalQuestionnairePage } from '@muqarin/bff/contract/medical/pages';
import { medicalQuestions } from '@muqarin/rules/medical/questions';
import type { Metadata } from 'next';
import { Questionnaire } from '@/features/medical/questionnaire/questionnaire.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { questionTitle } from '@/lib/question-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await load(await searchParams);
  return { title: questionTitle(medicalQuestions, page, textsOf('medical-questionnaire')) };
}

export default async function QuestionnaireRoute({ searchParams }: Props) {
  const page = await load(await searchParams);
  const { csrfToken } = await requestFacts();
  return (
    <Questionnaire
      key={page.step}
      page={page}
      csrfToken={csrfToken}
      texts={textsOf('questionnaire')}
      lineTexts={textsOf('medical-questionnaire')}
      titleTemplate={textsOf('shell').titleTemplate}
    />
  );
}

function load({ step, returnTo }: Query): Promise<MedicalQuestionnairePage> {
  return getPage('/api/pages/medical/individual/questionnaire', { step, returnTo });
}
