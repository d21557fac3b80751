import type { Metadata } from 'next';
import { CatalogueChange } from '@/features/catalogue-desk/change.tsx';
import { textsOf } from '@/lib/texts.ts';

type Props = {
  params: Promise<{ change: string }>;
  searchParams: Promise<{ file?: string }>;
};

export function generateMetadata(): Metadata {
  return { title: textsOf('catalogue').title, robots: { index: false } };
}

export default async function OneCatalogueChange({ params, searchParams }: Props) {
  const [{ change }, { file }] = await Promise.all([params, searchParams]);
  return <CatalogueChange changeId={change} file={file} />;
}
