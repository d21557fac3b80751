import type { Metadata } from 'next';
import { type VersionQuery, VersionQuotes } from '@/features/catalogue-desk/version-quotes.tsx';
import { textsOf } from '@/lib/texts.ts';

type Props = { searchParams: Promise<VersionQuery> };

export function generateMetadata(): Metadata {
  return { title: textsOf('catalogue').quotesTitle, robots: { index: false } };
}

export default async function QuotesOfVersion({ searchParams }: Props) {
  return <VersionQuotes query={await searchParams} />;
}
