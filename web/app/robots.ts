import type { MetadataRoute } from 'next';

/** Pages about a person's own answers are nobody's search result. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/dev/', '/resume/', '/staff/', '/quotes/'],
    },
  };
}
