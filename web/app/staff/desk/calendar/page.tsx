import type { Metadata } from 'next';
import { DeskCalendar, type DeskCalendarQuery } from '@/features/desk/desk-calendar.tsx';
import { textsOf } from '@/lib/texts.ts';

type Props = { searchParams: Promise<DeskCalendarQuery> };

export function generateMetadata(): Metadata {
  return { title: textsOf('desk').calendar.title, robots: { index: false } };
}

export default async function StaffDeskCalendar({ searchParams }: Props) {
  return <DeskCalendar query={await searchParams} />;
}
