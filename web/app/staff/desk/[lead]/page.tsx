import type { Metadata } from 'next';
import { DeskLead } from '@/features/desk/desk-lead.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('desk').title, robots: { index: false } };
}

export default async function StaffDeskLead({ params }: { params: Promise<{ lead: string }> }) {
  return <DeskLead lead={(await params).lead} />;
}
