import type { CorporateQuestionnairePage } from '@muqarin/bff/contract/medical-corporate/pages';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import type { Metadata } from 'next';
import { t } from '@/features/medical-corporate/question-texts.ts';
import { CorporateQuestionnaire } from '@/features/medical-corporate/questionnaire/questionnaire.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { questionTitle } from '@/lib/question-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: questionTitle(corporateQuestions, await load(await searchParams), t) };
}

export default async function CorporateRoute({ searchParams }: Props) {
  const page = await load(await searchParams);
  const { csrfToken } = await requestFacts();
  return (
    <CorporateQuestionnaire
      key={page.step}
      page={page}
      csrfToken={csrfToken}
      texts={textsOf('questionnaire')}
      titleTemplate={textsOf('shell').titleTemplate}
    />
  );
}

function load({ step }: Query): Promise<CorporateQuestionnairePage> {
  return getPage('/api/pages/medical-corporate/questionnaire', { step });
}
