import type { MotorComparePage } from '@muqarin/bff/contract/motor/plan-pages';
import type { Metadata } from 'next';
import { differencesOf } from '@/features/comparison/compare-view.ts';
import { MotorCompare } from '@/features/motor/compare/compare-page.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('titles').motorCompare };
}

export default async function Compare({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([
    getPage<MotorComparePage>('/api/pages/motor/compare-plans', query),
    requestFacts(),
  ]);
  return (
    <MotorCompare
      page={page}
      csrfToken={csrfToken}
      differences={differencesOf(query.differences)}
      from={Math.min(Math.max(Number(query.from) || 0, 0), page.columns.length)}
    />
  );
}
