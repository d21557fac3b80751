import type { GeneralComparePage } from '@muqarin/bff/contract/general/pages';
import type { Metadata } from 'next';
import { differencesOf } from '@/features/comparison/compare-view.ts';
import { GeneralCompare } from '@/features/general/compare/compare-page.tsx';
import { t } from '@/features/general/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';

export function generateMetadata(): Metadata {
  return { title: t.comparePlans };
}

export default async function Compare({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([
    getPage<GeneralComparePage>('/api/pages/general/compare-plans', query),
    requestFacts(),
  ]);
  return (
    <GeneralCompare
      page={page}
      csrfToken={csrfToken}
      differences={differencesOf(query.differences)}
      from={Math.min(Math.max(Number(query.from) || 0, 0), page.columns.length)}
    />
  );
}
