import type { MotorDocumentsPage } from '@muqarin/bff/contract/motor-order-pages';
import type { Metadata } from 'next';
import { MotorDocuments } from '@/features/motor/documents/documents-page.tsx';
import { getPage } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';

export const metadata: Metadata = { title: 'Documents for your policy', robots: { index: false } };

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<MotorDocumentsPage>('/api/pages/motor/documents', { token: (await params).token }),
    requestFacts(),
  ]);
  return <MotorDocuments page={page} csrfToken={csrfToken} />;
}
