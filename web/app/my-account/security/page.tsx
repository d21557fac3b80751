import type { Metadata } from 'next';
import { loadSecurity, Security } from '@/features/account/security-page.tsx';
import type { Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { errors } = await loadSecurity(await searchParams);
  return { title: errorTitle(textsOf('account').security.title, errors), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  return <Security query={await searchParams} />;
}
