import type { MotorPurchasePage } from '@muqarin/bff/contract/motor-order-pages';
import type { Metadata } from 'next';
import { MotorPurchase } from '@/features/motor/purchase/purchase-page.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('titles').motorPurchase, robots: { index: false } };
}

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<MotorPurchasePage>('/api/pages/motor/policy-details', await searchParams),
    requestFacts(),
  ]);
  return <MotorPurchase page={page} csrfToken={csrfToken} />;
}
