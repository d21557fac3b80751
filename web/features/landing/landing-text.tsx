import { Markdown } from '@/components/content/markdown.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { SceneInPage } from '@/components/ui/scene-in-page.tsx';
import type { Landing } from '@/lib/content/schema.ts';
import { textsOf } from '@/lib/texts.ts';
import { Cost } from './cost.tsx';
import { Cover } from './cover.tsx';
import heroCss from './hero.module.css';
import css from './landing.module.css';
import { Receipt } from './receipt.tsx';
import { Section } from './section.tsx';

/** Beside the first words: what it is about, and what it costs. */
export function Graphic({ page }: { page: Landing }) {
  return (
    <>
      <SceneInPage of={page.scene} className={heroCss.scene} />
      <Receipt example={page.cost.example} t={textsOf('landing')} />
    </>
  );
}

/** What is covered, what it costs and why, what is needed, what people ask: to be read, and nothing else. */
export function Text({ page }: { page: Landing }) {
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
