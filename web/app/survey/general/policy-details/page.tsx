import type { GeneralDetailsPage } from '@muqarin/bff/contract/general-pages';
import type { Metadata } from 'next';
import { GeneralDetails } from '@/features/general/details/details-page.tsx';
import { t } from '@/features/general/texts.ts';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';

export function generateMetadata(): Metadata {
  return { title: t.detailsTitle };
}

export default async function Details({ searchParams }: { searchParams: Promise<Query> }) {
  const { tab } = await searchParams;
  const [page, { csrfToken }] = await Promise.all([
    getPage<GeneralDetailsPage>('/api/pages/general/policy-details'),
    requestFacts(),
  ]);
  return (
    <GeneralDetails
      page={page}
      csrfToken={csrfToken}
      tab={typeof tab === 'string' ? tab : undefined}
    />
  );
}
