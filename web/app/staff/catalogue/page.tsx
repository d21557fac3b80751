import type { Metadata } from 'next';
import { CatalogueChanges, type CatalogueQuery } from '@/features/catalogue-desk/changes.tsx';
import { textsOf } from '@/lib/texts.ts';

type Props = { searchParams: Promise<CatalogueQuery> };

export function generateMetadata(): Metadata {
  return { title: textsOf('catalogue').title, robots: { index: false } };
}

export default async function StaffCatalogue({ searchParams }: Props) {
  return <CatalogueChanges query={await searchParams} />;
}
