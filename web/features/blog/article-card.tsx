import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Scene } from '@/components/ui/scene.tsx';
import type { Article } from '@/lib/content/read-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './blog.module.css';

interface ArticleCardProps {
  article: Article;
  /** Where the page has it by itself; else it comes with the file of all scenes. */
  drawing?: ReactNode;
}

/** One article in a list; the whole card leads to it. */
export function ArticleCard({ article, drawing }: ArticleCardProps) {
  const { slug, title, summary, scene } = article;
  return (
    <article className={css.card}>
      {drawing ?? <Scene of={scene} size="m" />}
      <ArticleFacts article={article} />
      <h2>
        <a className={css.title} href={linkTo(`/blog/${slug}`)}>
          {title}
        </a>
      </h2>
      <p>{summary}</p>
    </article>
  );
}

export function ArticleFacts({ article }: { article: Article }) {
  const t = textsOf('blog');
  const { published, minutes, topic } = article;
  return (
    <p className={css.facts}>
      <span>{t.topics[topic]}</span>
      <time dateTime={published} dir="ltr">
        {shownDate(published)}
      </time>
      <span>{fillMessage(t.read, { minutes })}</span>
    </p>
  );
}
