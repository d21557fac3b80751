import type { ComparePage } from '@muqarin/bff/contract/medical/plan-pages';
import type { Metadata } from 'next';
import { differencesOf } from '@/features/comparison/compare-view.ts';
import { ComparePlans } from '@/features/medical/compare/compare-page.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('titles').medicalCompare };
}

export default async function Compare({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([
    getPage<ComparePage>('/api/pages/medical/individual/compare-plans', query),
    requestFacts(),
  ]);
  return (
    <ComparePlans
      page={page}
      csrfToken={csrfToken}
      differences={differencesOf(query.differences)}
      from={Math.min(Math.max(Number(query.from) || 0, 0), page.columns.length)}
    />
  );
}
