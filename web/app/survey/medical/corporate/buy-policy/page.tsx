import type { CorporateBuyPage } from '@muqarin/bff/contract/medical-corporate/purchase';
import type { Metadata } from 'next';
import { CorporateBuy } from '@/features/medical-corporate/purchase/buy-page.tsx';
import { t } from '@/features/medical-corporate/purchase/texts.ts';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { errors } = await load();
  return { title: errorTitle(t.buyTitle, errors) };
}

export default async function Buy() {
  const [page, { csrfToken }] = await Promise.all([load(), requestFacts()]);
  return <CorporateBuy page={page} csrfToken={csrfToken} />;
}

function load(): Promise<CorporateBuyPage> {
  return getPage('/api/pages/medical-corporate/buy-policy');
}
