import type { Metadata } from 'next';
import { Cases, type CasesQuery } from '@/features/cases/cases.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('cases').title, robots: { index: false } };
}

export default async function StaffCases({ searchParams }: { searchParams: Promise<CasesQuery> }) {
  return <Cases query={await searchParams} />;
}
