import type { Metadata } from 'next';
import { LeadQueue, type QueueQuery } from '@/features/staff/lead-queue.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('staff').queue.title, robots: { index: false } };
}

export default async function StaffLeads({ searchParams }: { searchParams: Promise<QueueQuery> }) {
  return <LeadQueue query={await searchParams} />;
}
