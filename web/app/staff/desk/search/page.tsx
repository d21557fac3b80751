import type { Metadata } from 'next';
import { DeskSearch } from '@/features/desk/desk-search.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('desk').search.title, robots: { index: false } };
}

export default async function StaffDeskSearch() {
  return <DeskSearch />;
}
