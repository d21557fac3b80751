import type { MotorDocumentsPage } from '@muqarin/bff/contract/motor/order-pages';
import type { Metadata } from 'next';
import { MotorDocuments } from '@/features/motor/documents/documents-page.tsx';
import { getPage } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('titles').motorDocuments, robots: { index: false } };
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<MotorDocumentsPage>('/api/pages/motor/documents', { token: (await params).token }),
    requestFacts(),
  ]);
  return <MotorDocuments page={page} csrfToken={csrfToken} />;
}
