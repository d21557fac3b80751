import type { CensusPage } from '@muqarin/bff/contract/medical-corporate/census';
import type { Metadata } from 'next';
import { StaffList } from '@/features/medical-corporate/census/census-page.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { errors } = await load();
  return { title: errorTitle(textsOf('census').title, errors) };
}

export default async function Census() {
  const [page, { csrfToken }] = await Promise.all([load(), requestFacts()]);
  return <StaffList page={page} csrfToken={csrfToken} />;
}

function load(): Promise<CensusPage> {
  return getPage('/api/pages/medical-corporate/census', {});
}
