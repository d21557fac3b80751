import { Markdown } from '@/components/content/markdown.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import type { Landing } from '@/lib/content/schema.ts';
import { Cost } from './cost.tsx';
import { Cover } from './cover.tsx';
import css from './landing.module.css';
import { Section } from './section.tsx';

/** What is covered, what it costs and why, what is needed, what people ask: to be read, and nothing else. */
export function LandingText({ page }: { page: Landing }) {
  return (
    <>
      <Section id="cover" title={page.cover.title}>
        <Cover cover={page.cover} />
      </Section>
      <Section id="cost" title={page.cost.title}>
        <Cost cost={page.cost} />
      </Section>
      <Section id="documents" title={page.documents.title}>
        <p className={css.intro}>{page.documents.intro}</p>
        <ol className={css.papers}>
          {page.documents.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Section>
      <Section id="questions" title={page.questions.title}>
        <Accordion
          items={page.questions.items.map(({ q, a }) => ({
            title: q,
            content: <Markdown text={a} />,
          }))}
        />
      </Section>
    </>
  );
}
