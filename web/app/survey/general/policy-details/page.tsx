import type { GeneralDetailsPage } from '@muqarin/bff/contract/general/pages';
import type { Metadata } from 'next';
import { GeneralDetails } from '@/features/general/purchase/purchase-page.tsx';
import { t } from '@/features/general/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { errors } = await load();
  return { title: errorTitle(t.detailsTitle, errors) };
}

export default async function Details({ searchParams }: { searchParams: Promise<Query> }) {
  const { tab } = await searchParams;
  const [page, { csrfToken }] = await Promise.all([load(), requestFacts()]);
  return (
    <GeneralDetails
      page={page}
      csrfToken={csrfToken}
      tab={typeof tab === 'string' ? tab : undefined}
    />
  );
}

function load(): Promise<GeneralDetailsPage> {
  return getPage('/api/pages/general/policy-details');
}
