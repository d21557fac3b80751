import type { Metadata } from 'next';
import { Desk, type DeskQuery } from '@/features/desk/desk.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('desk').title, robots: { index: false } };
}

export default async function StaffDesk({ searchParams }: { searchParams: Promise<DeskQuery> }) {
  return <Desk query={await searchParams} />;
}
