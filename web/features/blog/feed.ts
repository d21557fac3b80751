import type { Locale } from '@muqarin/rules/locale';
import { pathInLocale } from '@muqarin/rules/site/public-pages';
import type { Article } from '@/lib/content/read-content.ts';

interface Feed {
  origin: string;
  language: Locale;
  title: string;
  description: string;
  articles: readonly Pick<Article, 'slug' | 'title' | 'summary' | 'published'>[];
}

/** RSS 2.0. */
export function feedOf({ origin, language, title, description, articles }: Feed): string {
  const at = (path: string) => origin + pathInLocale(path, language);
  const items = articles.map((article) => {
    const address = at(`/blog/${article.slug}`);
    return `<item><title>${escaped(article.title)}</title><link>${address}</link><guid>${address}</guid>
<pubDate>${new Date(`${article.published}T00:00:00Z`).toUTCString()}</pubDate>
<description>${escaped(article.summary)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escaped(title)}</title><link>${at('/blog')}</link><description>${escaped(description)}</description>
<language>${language}</language><atom:link href="${at('/blog/feed.xml')}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
