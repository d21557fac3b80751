import type { Metadata } from 'next';
import { DeskWall } from '@/features/desk/desk-wall.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('desk').wall.title, robots: { index: false } };
}

export default async function StaffDeskWall() {
  return <DeskWall />;
}
