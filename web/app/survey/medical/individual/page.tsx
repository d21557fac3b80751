import type { QuestionnairePage } from '@muqarin/bff/contract/pages';
import { isStep } from '@muqarin/rules/medical/questionnaire';
import type { Metadata } from 'next';
import ground from '@/components/ui/ground.module.css';
import { Questionnaire } from '@/features/medical/questionnaire/questionnaire.tsx';
import { titleOf } from '@/features/medical/questionnaire/step-words.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await load(await searchParams);
  const step = isStep(page.step) ? page.step : 'emirate';
  const title = titleOf(step, page.answers, textsOf('questionnaire'));
  return { title: errorTitle(title, page.errors) };
}

export default async function QuestionnaireRoute({ searchParams }: Props) {
  const page = await load(await searchParams);
  const { csrfToken } = await requestFacts();
  return (
    <div className={ground.wrap}>
      <Questionnaire
        key={page.step}
        page={page}
        csrfToken={csrfToken}
        texts={textsOf('questionnaire')}
        titleTemplate={textsOf('shell').titleTemplate}
      />
    </div>
  );
}

function load({ step, returnTo }: Query): Promise<QuestionnairePage> {
  return getPage('/api/pages/medical/individual/questionnaire', { step, returnTo });
}
