import { JsonLd } from '@/components/content/json-ld.tsx';
import { Markdown } from '@/components/content/markdown.tsx';
import ground from '@/components/ui/ground.module.css';
import { Scene } from '@/components/ui/scene.tsx';
import { BlogLeadForm } from '@/features/leads/blog-lead-form.tsx';
import { classes } from '@/lib/classes.ts';
import type { Article } from '@/lib/content/read-content.ts';
import { linkTo } from '@/lib/link-to.ts';
import { reader } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { ArticleFacts } from './article-card.tsx';
import css from './blog.module.css';

/** What the call-back form says the article is about (decisions A11, G2). */
const insuranceTypes = { motor: 'car', medical: 'health', general: 'other' } as const;

export async function ArticlePage({ article }: { article: Article }) {
  const t = textsOf('blog');
  const { title, summary, blocks, topic, scene, related } = article;
  return (
    <div className={classes(ground.wrap, css.top)}>
      <JsonLd data={await factsOf(article)} />
      <div className={css.article}>
        <article className={css.text}>
          <nav className={css.crumbs} aria-label={t.title}>
            <a href={linkTo('/blog')}>{t.all}</a>
          </nav>
          <Scene of={scene} size="l" />
          <h1>{title}</h1>
          <ArticleFacts article={article} />
          <p className={css.summary}>{summary}</p>
          <Markdown text={blocks} />
          <section className={css.related} aria-labelledby="more">
            <h2 id="more">{t.more}</h2>
            {related.map(({ href, label }) => (
              <p key={href}>
                <a href={linkTo(href)}>{label}</a>
              </p>
            ))}
          </section>
        </article>
        <section className={css.aside} aria-labelledby="call-title">
          <h2 id="call-title">{t.call}</h2>
          <p className={ground.hush}>{t.callText}</p>
          <BlogLeadForm insuranceType={insuranceTypes[topic]} />
        </section>
      </div>
    </div>
  );
}

async function factsOf({ slug, title, summary, published }: Article): Promise<object> {
  const { origin } = await requestFacts();
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: published,
    inLanguage: reader().locale,
    url: origin + linkTo(`/blog/${slug}`),
    author: { '@type': 'Organization', name: 'Muqarin', url: origin },
  };
}
