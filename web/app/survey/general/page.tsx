import type { GeneralWizardPage } from '@muqarin/bff/contract/general/pages';
import { generalWizard } from '@muqarin/rules/general/questions';
import type { Metadata } from 'next';
import { GeneralWizard } from '@/features/general/questionnaire/questionnaire.tsx';
import { t } from '@/features/general/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { questionTitle } from '@/lib/question-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: questionTitle(generalWizard, await load(await searchParams), t) };
}

export default async function GeneralRoute({ searchParams }: Props) {
  const page = await load(await searchParams);
  const { csrfToken } = await requestFacts();
  return (
    <GeneralWizard
      key={page.step}
      page={page}
      csrfToken={csrfToken}
      texts={textsOf('questionnaire')}
      titleTemplate={textsOf('shell').titleTemplate}
    />
  );
}

function load({ step, type }: Query): Promise<GeneralWizardPage> {
  return getPage('/api/pages/general/wizard', { step, type });
}
