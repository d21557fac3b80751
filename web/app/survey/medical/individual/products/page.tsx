import type { ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import type { Metadata } from 'next';
import { PlansPage } from '@/features/medical/plans/plans-page.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('titles').medicalPlans };
}

export default async function Products({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([
    getPage<ProductsPage>('/api/pages/medical/individual/products', query),
    requestFacts(),
  ]);
  return <PlansPage page={page} query={query} csrfToken={csrfToken} />;
}
