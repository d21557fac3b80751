import type { MotorQuestionnairePage } from '@muqarin/bff/contract/motor-pages';
import type { Metadata } from 'next';
import ground from '@/components/ui/ground.module.css';
import { MotorQuestionnaire } from '@/features/motor/questionnaire/motor-questionnaire.tsx';
import { commonTexts } from '@/features/motor/questionnaire/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await load(await searchParams);
  const prefix = page.errors.length > 0 ? textsOf('questionnaire').errorPrefix : '';
  return { title: prefix + textsOf('motor-questionnaire')[page.step].title };
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
