import type { Metadata } from 'next';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { ArticleCard } from '@/features/blog/article-card.tsx';
import { articlesOf } from '@/features/blog/article-list.ts';
import css from '@/features/blog/blog.module.css';
import { Topics, topicOf } from '@/features/blog/topics.tsx';
import type { Query } from '@/lib/bff.ts';
import { linkTo } from '@/lib/link-to.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Promise<Metadata> {
  const { metaTitle, description } = textsOf('blog');
  const { locale: language } = reader();
  return pageMetadata({ language, title: metaTitle, description, address: '/blog', image: 'blog' });
}

export default async function Blog({ searchParams }: { searchParams: Promise<Query> }) {
  const t = textsOf('blog');
  const topic = topicOf((await searchParams).topic);
  const articles = articlesOf(reader().locale);
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title} scene="card">
        {t.lead}
      </PageHead>
      <Topics articles={articles} chosen={topic} />
      <div className={css.list}>
        {articles
          .filter((article) => topic === null || article.topic === topic)
          .map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
      </div>
      <p>
        <a href={linkTo('/blog/feed.xml')}>{t.feed}</a>
      </p>
    </div>
  );
}
