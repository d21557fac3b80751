import type { Metadata } from 'next';
import { StaffCase } from '@/features/cases/staff-case.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('cases').title, robots: { index: false } };
}

export default async function OneStaffCase({ params }: { params: Promise<{ case: string }> }) {
  return <StaffCase caseId={(await params).case} />;
}
