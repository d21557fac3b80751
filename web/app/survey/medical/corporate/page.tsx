import type { CorporateQuestionnairePage } from '@muqarin/bff/contract/medical-corporate/pages';
import type { Metadata } from 'next';
import { CorporateQuestionnaire } from '@/features/medical-corporate/questionnaire/questionnaire.tsx';
import { stepWords } from '@/features/medical-corporate/questionnaire/step-words.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { step, errors } = await load(await searchParams);
  return { title: errorTitle(stepWords[step]().title, errors) };
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
    />
  );
}

function load({ step }: Query): Promise<CorporateQuestionnairePage> {
  return getPage('/api/pages/medical-corporate/questionnaire', { step });
}
