import type { Metadata } from 'next';
import { LinkedPage, linkMetadata } from '@/features/account/link-page.tsx';

interface Props {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return linkMetadata({ kind: 'reset', token: (await params).token });
}

export default async function Page({ params }: Props) {
  return <LinkedPage kind="reset" token={(await params).token} />;
}
