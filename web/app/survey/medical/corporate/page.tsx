import type {
  CorporatePlansPage,
  CorporateQuestionnairePage,
} from '@muqarin/bff/contract/medical-corporate/pages';
import type { Metadata } from 'next';
import { CorporatePlans } from '@/features/medical-corporate/plans/plans-page.tsx';
import { CorporateQuestionnaire } from '@/features/medical-corporate/questionnaire/questionnaire.tsx';
import { stepWords } from '@/features/medical-corporate/questionnaire/step-words.ts';
import { t } from '@/features/medical-corporate/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

/** The questionnaire, and once it was sent the list at the same address (S0 2, decisions M14). */
type Model = CorporateQuestionnairePage | CorporatePlansPage;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await load(await searchParams);
  const title = 'step' in page ? stepWords[page.step]().title : t.plansTitle;
  return { title: errorTitle(title, page.errors) };
}

export default async function CorporateRoute({ searchParams }: Props) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([load(query), requestFacts()]);
  if (!('step' in page)) return <CorporatePlans page={page} query={query} csrfToken={csrfToken} />;
  return (
    <CorporateQuestionnaire
      key={page.step}
      page={page}
      csrfToken={csrfToken}
      texts={textsOf('questionnaire')}
    />
  );
}

function load(query: Query): Promise<Model> {
  return getPage('/api/pages/medical-corporate/questionnaire', query);
}
