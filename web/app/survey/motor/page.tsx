import type { MotorQuestionnairePage } from '@muqarin/bff/contract/motor/pages';
import type { Metadata } from 'next';
import ground from '@/components/ui/ground.module.css';
import { MotorQuestionnaire } from '@/features/motor/questionnaire/questionnaire.tsx';
import { commonTexts } from '@/features/motor/questionnaire/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { errors, step } = await load(await searchParams);
  return { title: errorTitle(textsOf('motor-questionnaire')[step].title, errors) };
}

export default async function MotorRoute({ searchParams }: Props) {
  const page = await load(await searchParams);
  const { csrfToken } = await requestFacts();
  const common = commonTexts(textsOf('questionnaire'));
  return (
    <div className={ground.wrap}>
      <MotorQuestionnaire
        key={page.step}
        page={page}
        csrfToken={csrfToken}
        texts={{ common, motor: textsOf('motor-questionnaire') }}
        titleTemplate={textsOf('shell').titleTemplate}
      />
    </div>
  );
}

function load({ step, returnTo, make, model }: Query): Promise<MotorQuestionnairePage> {
  return getPage('/api/pages/motor/questionnaire', { step, returnTo, make, model });
}
