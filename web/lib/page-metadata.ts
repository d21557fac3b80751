import type { Locale } from '@muqarin/rules/locale';
import type { Metadata } from 'next';
import { requestFacts } from './request.ts';

interface PageFacts {
  language: Locale;
  title: string;
  description: string;
  /** Where the page lives, whatever it was asked by. */
  address: string;
  /** The same page in other languages. */
  twins?: Record<string, string>;
  /** Name of a picture under `public/social/<language>/`, made by `npm run social-images`. */
  image: string;
  type?: 'website' | 'article';
  published?: string;
}

/** Title, description, canonical address and social picture of a page. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { language, title, description, address, twins, image } = facts;
  const { origin } = await requestFacts();
  const picture = { url: `/social/${language}/${image}.png`, width: 1200, height: 630, alt: title };
  return {
    metadataBase: new URL(origin),
    title,
    description,
    alternates: {
      canonical: address,
      ...(twins ? { languages: twins } : {}),
      types: { 'application/rss+xml': '/blog/feed.xml' },
    },
    openGraph: {
      type: facts.type ?? 'website',
      ...(facts.published ? { publishedTime: facts.published } : {}),
      title,
      description,
      url: address,
      siteName: 'Muqarin',
      locale: language === 'ar' ? 'ar_AE' : 'en_AE',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture.url] },
  };
}
