import type { MotorPurchasePage } from '@muqarin/bff/contract/motor/order-pages';
import type { Metadata } from 'next';
import { MotorPurchase } from '@/features/motor/purchase/purchase-page.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { errors } = await load(await searchParams);
  const title = errorTitle(textsOf('titles').motorPurchase, errors);
  return { title };
}

export default async function Page({ searchParams }: Props) {
  const [page, { csrfToken }] = await Promise.all([load(await searchParams), requestFacts()]);
  return <MotorPurchase page={page} csrfToken={csrfToken} />;
}

function load(query: Query): Promise<MotorPurchasePage> {
  return getPage('/api/pages/motor/policy-details', query);
}
