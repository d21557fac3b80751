import type { Metadata } from 'next';
import { StaffAccount } from '@/features/staff/account.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('staff').own.title, robots: { index: false } };
}

export default function StaffAccountRoute() {
  return <StaffAccount />;
}
