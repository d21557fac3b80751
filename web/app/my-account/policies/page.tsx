import type { Metadata } from 'next';
import { loadPolicies, Policies } from '@/features/account/policies-page.tsx';
import type { Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { errors } = await loadPolicies(await searchParams);
  return { title: errorTitle(textsOf('account').policies.title, errors), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  return <Policies query={await searchParams} />;
}
