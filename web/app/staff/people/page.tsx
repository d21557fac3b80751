import type { Metadata } from 'next';
import { StaffPeople } from '@/features/staff/people.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('staff').people.title, robots: { index: false } };
}

export default function StaffPeopleRoute() {
  return <StaffPeople />;
}
