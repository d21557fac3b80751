import type { GeneralWizardPage } from '@muqarin/bff/contract/general/pages';
import type { Metadata } from 'next';
import { GeneralWizard } from '@/features/general/questionnaire/questionnaire.tsx';
import { stepWords } from '@/features/general/questionnaire/step-words.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { errors, step } = await load(await searchParams);
  return { title: errorTitle(stepWords[step]().title, errors) };
}

export default async function GeneralRoute({ searchParams }: Props) {
  const page = await load(await searchParams);
  const { csrfToken } = await requestFacts();
  return <GeneralWizard key={page.step} page={page} csrfToken={csrfToken} />;
}

function load({ step, type }: Query): Promise<GeneralWizardPage> {
  return getPage('/api/pages/general/wizard', { step, type });
}
