import type { Metadata } from 'next';
import { StaffQuotation } from '@/features/quotations/staff-quotation.tsx';
import { textsOf } from '@/lib/texts.ts';

type Props = { params: Promise<{ quotation: string }> };

export function generateMetadata(): Metadata {
  return { title: textsOf('quotations').title, robots: { index: false } };
}

export default async function OneStaffQuotation({ params }: Props) {
  return <StaffQuotation quotationId={(await params).quotation} />;
}
