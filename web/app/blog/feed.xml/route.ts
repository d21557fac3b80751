import { articlesOf } from '@/features/blog/article-list.ts';
import { feedOf } from '@/features/blog/feed.ts';
import { reader } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

/** The articles for feed readers, in the language they ask for. */
export async function GET(): Promise<Response> {
  const { origin } = await requestFacts();
  const { locale: language } = reader();
  const { metaTitle: title, description } = textsOf('blog');
  const feed = feedOf({ origin, language, title, description, articles: articlesOf(language) });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
