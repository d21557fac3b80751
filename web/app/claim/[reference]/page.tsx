import type { Metadata } from 'next';
import { CaseStatusPage, caseMetadata } from '@/features/claims/case-page.tsx';

interface Props {
  params: Promise<{ reference: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reference } = await params;
  return caseMetadata('claim', reference);
}

export default async function CaseRoute({ params }: Props) {
  const { reference } = await params;
  return <CaseStatusPage kind="claim" reference={reference} />;
}
