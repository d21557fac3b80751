import type { GeneralPlansPage } from '@muqarin/bff/contract/general-pages';
import type { Metadata } from 'next';
import { GeneralPlans } from '@/features/general/plans/plans-page.tsx';
import { t } from '@/features/general/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';

export function generateMetadata(): Metadata {
  return { title: t.plansTitle };
}

export default async function GeneralProducts({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([
    getPage<GeneralPlansPage>('/api/pages/general/products', query),
    requestFacts(),
  ]);
  return <GeneralPlans page={page} query={query} csrfToken={csrfToken} />;
}
