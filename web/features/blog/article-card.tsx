import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Scene } from '@/components/ui/scene.tsx';
import type { Article } from '@/lib/content/read-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './blog.module.css';

/** One article in a list; the whole card leads to it. */
export function ArticleCard({ article }: { article: Article }) {
  const { slug, title, summary, scene } = article;
  return (
    <article className={css.card}>
      <Scene of={scene} size="m" />
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
