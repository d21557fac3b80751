import type { MetadataRoute } from 'next';
import { requestFacts } from '@/lib/request.ts';

/** Pages about a person's own answers are nobody's search result. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { origin } = await requestFacts();
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/dev/', '/resume/', '/staff/', '/quotes/', '/language/'],
    },
    sitemap: `${origin}/sitemap.xml`,
  };
}
