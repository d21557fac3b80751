import type { Locale } from '@muqarin/rules/locale';
import { pathInLocale, twinsOf } from '@muqarin/rules/site/public-pages';
import type { Metadata } from 'next';
import { requestFacts } from './request.ts';

interface PageFacts {
  language: Locale;
  title: string;
  description: string;
  /** Of the page, in whatever language: it lives under that of its own. */
  address: string;
  /** Name of a picture under `public/social/<language>/`, made by `npm run social-images`. */
  image: string;
  type?: 'website' | 'article';
  published?: string;
}

/**
 * Title, description, canonical address and social picture of a page. It names itself and its twin in the other language;
 * the English one is for everybody else (decisions A1, X26).
 */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { language, title, description, image } = facts;
  const address = pathInLocale(facts.address, language);
  const { origin } = await requestFacts();
  const picture = { url: `/social/${language}/${image}.png`, width: 1200, height: 630, alt: title };
  return {
    metadataBase: new URL(origin),
    title,
    description,
    alternates: {
      canonical: address,
      languages: twinsOf(address),
      types: { 'application/rss+xml': pathInLocale('/blog/feed.xml', language) },
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
