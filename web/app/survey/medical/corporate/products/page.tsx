import type { CorporatePlansPage } from '@muqarin/bff/contract/medical-corporate/pages';
import type { Metadata } from 'next';
import { CorporatePlans } from '@/features/medical-corporate/plans/plans-page.tsx';
import { t } from '@/features/medical-corporate/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { errors } = await load(await searchParams);
  return { title: errorTitle(t.plansTitle, errors) };
}

export default async function CorporateProducts({ searchParams }: Props) {
  const query = await searchParams;
  const [page, { csrfToken }] = await Promise.all([load(query), requestFacts()]);
  return <CorporatePlans page={page} query={query} csrfToken={csrfToken} />;
}

function load(query: Query): Promise<CorporatePlansPage> {
  return getPage('/api/pages/medical-corporate/products', query);
}
