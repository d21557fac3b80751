import { isLocale } from '@muqarin/rules/locale';
import { landingAddress, landingSlug } from '@muqarin/rules/site/landings';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { landingMetadata } from '@/features/landing/landing-metadata.ts';
import { LandingPage } from '@/features/landing/landing-page.tsx';
import { siteContent } from '@/lib/content/site-content.ts';

interface Props {
  params: Promise<{ lang: string; slug: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { language, slug, page } = await asked(params);
  const address = landingAddress(language, slug);
  const image = slug.split('-')[0] ?? 'home';
  return landingMetadata({ language, address, image, meta: page.meta });
}

export default async function Insurance({ params }: Props) {
  return <LandingPage {...(await asked(params))} />;
}

async function asked(params: Props['params']) {
  const { lang: language, slug: parts } = await params;
  const slug = landingSlug(parts);
  if (!isLocale(language) || slug === null) notFound();
  const page = siteContent().yaml('landing', language, slug) ?? notFound();
  return { language, slug, page };
}
