import { landingAddress, landingSlugs } from '@muqarin/rules/site/landings';
import { publicPaths, twinsOf } from '@muqarin/rules/site/public-pages';
import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content/site-content.ts';
import { requestFacts } from '@/lib/request.ts';

/** Pages that somebody may search for, in both languages: each names its twin. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = await requestFacts();
  const content = siteContent();
  const both = (address: string, facts: Omit<MetadataRoute.Sitemap[number], 'url'> = {}) => {
    const twins = Object.entries(twinsOf(address)).map(([name, path]) => [name, origin + path]);
    const languages: Record<string, string> = Object.fromEntries(twins);
    return [...new Set(Object.values(languages))].map((url) => {
      return { url, ...facts, alternates: { languages } };
    });
  };
  return [
    ...publicPaths.flatMap((path) => both(path)),
    ...landingSlugs.flatMap((slug) => both(landingAddress('en', slug))),
    ...content.slugs('blog', 'en').flatMap((slug) => {
      const published = content.article('en', slug)?.published;
      return both(`/blog/${slug}`, published ? { lastModified: published } : {});
    }),
  ];
}
