import type { CorporateComparePage } from '@muqarin/bff/contract/medical-corporate/picks';
import type { Metadata } from 'next';
import { CorporateCompare } from '@/features/medical-corporate/compare/compare-page.tsx';
import { t } from '@/features/medical-corporate/picks/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';

export function generateMetadata(): Metadata {
  return { title: t.title };
}

export default async function Compare({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([
    getPage<CorporateComparePage>('/api/pages/medical-corporate/compare-plans', query),
    requestFacts(),
  ]);
  return <CorporateCompare page={page} query={query} csrfToken={csrfToken} />;
}
