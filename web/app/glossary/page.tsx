import type { Metadata } from 'next';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import prose from '@/components/ui/prose.module.css';
import { byLetter } from '@/features/glossary/by-letter.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './glossary.module.css';

export function generateMetadata(): Promise<Metadata> {
  const { title, description } = textsOf('glossary');
  const { locale: language } = reader();
  return pageMetadata({ language, title, description, address: '/glossary', image: 'home' });
}

export default function Glossary() {
  const t = textsOf('glossary');
  const groups = byLetter(t.terms, reader().locale);
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title} scene="skyline">
        {t.lead}
      </PageHead>
      <nav aria-label={t.letters}>
        <ul className={css.letters}>
          {groups.map(({ letter, id }) => (
            <li key={letter}>
              <a href={`#${id}`} data-anchor="">
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={prose.prose}>
        {groups.map(({ letter, id, terms }) => (
          <section key={letter} aria-labelledby={id}>
            <h2 id={id}>{letter}</h2>
            <dl>
              {terms.map((one) => (
                <div key={one.id}>
                  <dt id={one.id}>{one.term}</dt>
                  <dd>{one.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
