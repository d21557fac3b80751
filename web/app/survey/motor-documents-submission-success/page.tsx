import type { MotorDocumentsDonePage } from '@muqarin/bff/contract/motor-order-pages';
import type { Metadata } from 'next';
import { DocumentsDone } from '@/features/motor/documents/documents-done.tsx';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('titles').motorDocumentsDone, robots: { index: false } };
}

export default async function Page() {
  const page = await getPage<MotorDocumentsDonePage>('/api/pages/motor/documents-done');
  return <DocumentsDone page={page} />;
}
