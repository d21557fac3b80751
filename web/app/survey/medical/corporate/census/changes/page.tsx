import type { CensusChangesPage } from '@muqarin/bff/contract/medical-corporate/census';
import type { Metadata } from 'next';
import { StaffListChanges } from '@/features/medical-corporate/census/changes-page.tsx';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('census-changes').title };
}

export default async function CensusChanges() {
  const page = await getPage<CensusChangesPage>('/api/pages/medical-corporate/census-changes', {});
  return <StaffListChanges page={page} />;
}
