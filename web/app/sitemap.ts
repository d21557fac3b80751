import { landingAddress, landingSlugs } from '@muqarin/rules/site/landings';
import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content/site-content.ts';
import { requestFacts } from '@/lib/request.ts';

/** Pages of both languages that somebody may search for; where there are twins, each names the other. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = await requestFacts();
  const content = siteContent();
  const landings = landingSlugs.flatMap((slug) => {
    const languages = {
      en: origin + landingAddress('en', slug),
      ar: origin + landingAddress('ar', slug),
    };
    return Object.values(languages).map((url) => ({ url, alternates: { languages } }));
  });
  const articles = content.slugs('blog', 'en').map((slug) => ({
    url: `${origin}/blog/${slug}`,
    lastModified: content.article('en', slug)?.published ?? '',
  }));
  const others = [
    '/',
    '/blog',
    '/how-we-rank',
    '/glossary',
    '/contact',
    '/claim',
    '/complaint',
    '/my-data',
  ];
  return [...others.map((path) => ({ url: origin + path })), ...landings, ...articles];
}
