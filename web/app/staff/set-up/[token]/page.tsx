import type { Metadata } from 'next';
import { StaffSetUp } from '@/features/staff/set-up.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('staff').setUp.title, robots: { index: false } };
}

export default async function StaffSetUpRoute({ params }: { params: Promise<{ token: string }> }) {
  return <StaffSetUp token={(await params).token} />;
}
