import type { Locale } from '@muqarin/rules/locale';
import type { Article } from '@/lib/content/read-content.ts';
import { siteContent } from '@/lib/content/site-content.ts';

/** All articles of a language, the newest first. */
export function articlesOf(language: Locale): Article[] {
  const content = siteContent();
  return content
    .slugs('blog', language)
    .map((slug) => content.article(language, slug))
    .filter((article) => article !== null)
    .toSorted((a, b) => b.published.localeCompare(a.published));
}
