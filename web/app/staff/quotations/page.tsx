import type { Metadata } from 'next';
import { Quotations, type QuotationsQuery } from '@/features/quotations/quotations.tsx';
import { textsOf } from '@/lib/texts.ts';

type Props = { searchParams: Promise<QuotationsQuery> };

export function generateMetadata(): Metadata {
  return { title: textsOf('quotations').title, robots: { index: false } };
}

export default async function StaffQuotations({ searchParams }: Props) {
  return <Quotations query={await searchParams} />;
}
