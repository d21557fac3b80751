import type { MotorPlansPage } from '@muqarin/bff/contract/motor/plan-pages';
import type { Metadata } from 'next';
import { MotorPlans } from '@/features/motor/plans/plans-page.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('titles').motorPlans };
}

export default async function MotorProducts({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([
    getPage<MotorPlansPage>('/api/pages/motor/products', query),
    requestFacts(),
  ]);
  return <MotorPlans page={page} query={query} csrfToken={csrfToken} />;
}
