import type { BuyPage } from '@muqarin/bff/contract/medical/plan-pages';
import type { Metadata } from 'next';
import { BuyPolicy } from '@/features/medical/purchase/buy-page.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('titles').medicalBuy };
}

export default async function Buy({ searchParams }: { searchParams: Promise<Query> }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<BuyPage>('/api/pages/medical/individual/buy-policy', await searchParams),
    requestFacts(),
  ]);
  return <BuyPolicy page={page} csrfToken={csrfToken} />;
}
