import type { GeneralPlansPage } from '@muqarin/bff/contract/general/pages';
import type { Metadata } from 'next';
import { GeneralPlans } from '@/features/general/plans/plans-page.tsx';
import { t } from '@/features/general/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { errors } = await load(await searchParams);
  return { title: errorTitle(t.plansTitle, errors) };
}

export default async function GeneralProducts({ searchParams }: Props) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([load(query), requestFacts()]);
  return <GeneralPlans page={page} query={query} csrfToken={csrfToken} />;
}

function load(query: Query): Promise<GeneralPlansPage> {
  return getPage('/api/pages/general/products', query);
}
