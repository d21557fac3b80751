import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Markdown } from '@/components/content/markdown.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import css from '@/features/blog/blog.module.css';
import { siteContent } from '@/lib/content/site-content.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';

type LegalPageName = 'privacy' | 'terms';

export function legalMetadata(name: LegalPageName): Promise<Metadata> {
  const { locale: language } = reader();
  return pageMetadata({ ...pageOf(name).meta, language, address: `/${name}`, image: 'home' });
}

/** A page of rules, from its file (decisions A39). */
export function LegalPage({ name }: { name: LegalPageName }) {
  const { title, lead, updated, body } = pageOf(name);
  return (
    <div className={ground.wrap}>
      <PageHead title={title}>{lead}</PageHead>
      <div className={css.text}>
        <p className={ground.hush}>
          {fillMessage(textsOf('site').updated, { date: shownDate(updated) })}
        </p>
        <Markdown text={body} />
      </div>
    </div>
  );
}

function pageOf(name: LegalPageName) {
  return siteContent().yaml('legal', reader().locale, name) ?? notFound();
}
