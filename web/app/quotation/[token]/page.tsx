import type { Metadata } from 'next';
import { ClientQuotation } from '@/features/quotations/client-quotation.tsx';
import { textsOf } from '@/lib/texts.ts';

type Props = { params: Promise<{ token: string }> };

export function generateMetadata(): Metadata {
  return { title: textsOf('quotations').client.title, robots: { index: false, follow: false } };
}

export default async function Page({ params }: Props) {
  return <ClientQuotation token={decodeURIComponent((await params).token)} />;
}
