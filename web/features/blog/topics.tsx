import type { Article } from '@/lib/content/read-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './blog.module.css';

const topics = ['motor', 'medical', 'general'] as const;
export type Topic = (typeof topics)[number];

export function topicOf(asked: unknown): Topic | null {
  return topics.find((topic) => topic === asked) ?? null;
}

interface TopicsProps {
  articles: readonly Article[];
  chosen: Topic | null;
}

/** All guides or those of a topic, with how many there are: links, so that each has an address. */
export function Topics({ articles, chosen }: TopicsProps) {
  const t = textsOf('blog');
  const ways = [
    { topic: null, name: t.all, count: articles.length },
    ...topics.map((topic) => ({
      topic,
      name: t.topics[topic],
      count: articles.filter((article) => article.topic === topic).length,
    })),
  ];
  return (
    <nav aria-label={t.byTopic}>
      <ul className={css.topics}>
        {ways.map(({ topic, name, count }) => (
          <li key={name}>
            <a
              href={linkTo(topic === null ? '/blog' : `/blog?topic=${topic}`)}
              aria-current={topic === chosen ? 'page' : undefined}
            >
              {name} <bdi>{count}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
