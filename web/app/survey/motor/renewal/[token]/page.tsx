import type { MotorRenewalPage } from '@muqarin/bff/contract/motor/order-pages';
import type { Metadata } from 'next';
import { MotorRenewal } from '@/features/motor/documents/renewal-page.tsx';
import { getPage } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return {
    title: textsOf('titles').motorRenewal,
    robots: { index: false },
  };
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<MotorRenewalPage>('/api/pages/motor/renewal', { token: (await params).token }),
    requestFacts(),
  ]);
  return <MotorRenewal page={page} csrfToken={csrfToken} />;
}
