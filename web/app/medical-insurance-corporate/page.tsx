import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { landingMetadata } from '@/features/landing/landing-metadata.ts';
import { LandingPage } from '@/features/landing/landing-page.tsx';
import { siteContent } from '@/lib/content/site-content.ts';
import { reader } from '@/lib/reader.ts';

export function generateMetadata(): Promise<Metadata> {
  const { language, page } = health();
  return landingMetadata({
    language,
    address: '/medical-insurance-corporate',
    image: 'health',
    meta: page.meta,
  });
}

/** The health page with words for companies and the client type chosen (decisions A40). */
export default function MedicalInsuranceCorporate() {
  return <LandingPage {...health()} slug="health" clientType="corporate" />;
}

function health() {
  const { locale: language } = reader();
  const page = siteContent().yaml('landing', language, 'health') ?? notFound();
  return { language, page: { ...page, ...page.forCompanies } };
}
