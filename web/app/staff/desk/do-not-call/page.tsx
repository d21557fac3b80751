import type { Metadata } from 'next';
import { DoNotCall, type DoNotCallQuery } from '@/features/desk/do-not-call.tsx';
import { textsOf } from '@/lib/texts.ts';

type Props = { searchParams: Promise<DoNotCallQuery> };

export function generateMetadata(): Metadata {
  return { title: textsOf('desk').doNotCall.title, robots: { index: false } };
}

export default async function StaffDoNotCall({ searchParams }: Props) {
  return <DoNotCall query={await searchParams} />;
}
