import type { MotorCheckoutPage } from '@muqarin/bff/contract/motor/order-pages';
import type { Metadata } from 'next';
import { MotorCheckout } from '@/features/motor/checkout/checkout-page.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('titles').motorOrder };
}

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<MotorCheckoutPage>('/api/pages/motor/checkout', await searchParams),
    requestFacts(),
  ]);
  return <MotorCheckout page={page} csrfToken={csrfToken} />;
}
