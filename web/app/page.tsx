import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/json-ld.tsx';
import { homeModel } from '@/features/home/home-model.ts';
import { Home } from '@/features/home/home-page.tsx';
import { titleWithForms } from '@/features/leads/open-form.ts';
import type { Query } from '@/lib/bff.ts';
import { siteContent } from '@/lib/content/site-content.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';
import { reader } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { locale: language } = reader();
  const content = siteContent().yaml('home', language, 'home');
  if (!content) return {};
  const { title } = content.meta;
  const { emirateError, mulkiyaError } = await homeModel();
  const refused = [emirateError, mulkiyaError].filter((error) => error !== null);
  const said = refused.length > 0 ? errorTitle(title, refused) : await titleWithForms(title);
  const metadata = await pageMetadata({ ...content.meta, language, address: '/', image: 'home' });
  // The name of the site is in it already.
  return { ...metadata, title: { absolute: said } };
}

export default async function HomePage({ searchParams }: { searchParams: Promise<Query> }) {
  const { tab } = await searchParams;
  const { origin } = await requestFacts();
  const site = { '@type': 'WebSite', name: 'Muqarin', alternateName: 'مقارن', url: origin };
  return (
    <>
      <JsonLd data={site} />
      <Home tab={tab === 'medical' ? 'medical' : 'motor'} />
    </>
  );
}
