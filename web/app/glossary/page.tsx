import type { Metadata } from 'next';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import prose from '@/components/ui/prose.module.css';
import { pageMetadata } from '@/lib/page-metadata.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Promise<Metadata> {
  const { title, description } = textsOf('glossary');
  const { locale: language } = reader();
  return pageMetadata({ language, title, description, address: '/glossary', image: 'home' });
}

export default function Glossary() {
  const t = textsOf('glossary');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={prose.prose}>
        <dl>
          {t.terms.map(({ id, term, text }) => (
            <div key={id}>
              <dt id={id}>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
