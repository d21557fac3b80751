import type { CorporateDocumentsPage } from '@muqarin/bff/contract/medical-corporate/purchase';
import type { Metadata } from 'next';
import { CorporateDocuments } from '@/features/medical-corporate/purchase/documents-page.tsx';
import { t } from '@/features/medical-corporate/purchase/texts.ts';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { errors } = await load();
  return { title: errorTitle(t.documentsTitle, errors) };
}

export default async function SubmitDocuments() {
  const [page, { csrfToken }] = await Promise.all([load(), requestFacts()]);
  return <CorporateDocuments page={page} csrfToken={csrfToken} />;
}

function load(): Promise<CorporateDocumentsPage> {
  return getPage('/api/pages/medical-corporate/submit-documents');
}
