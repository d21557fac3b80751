import type { Metadata } from 'next';
import { OpenLink, openLinkTitle } from '@/features/links/open-link.tsx';
import type { Query } from '@/lib/bff.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: await openLinkTitle(await searchParams), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  return <OpenLink query={await searchParams} />;
}
