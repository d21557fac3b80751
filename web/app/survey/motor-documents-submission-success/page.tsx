import type { MotorDocumentsDonePage } from '@muqarin/bff/contract/motor/order-pages';
import { DocumentsDone } from '@/features/motor/documents/documents-done.tsx';
import { thanksMetadata } from '@/features/thank-you/thanks-metadata.ts';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

export const generateMetadata = () => thanksMetadata(textsOf('titles').motorDocumentsDone);

export default async function Page() {
  const page = await getPage<MotorDocumentsDonePage>('/api/pages/motor/documents-done');
  return <DocumentsDone page={page} />;
}
