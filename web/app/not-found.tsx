import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('shell').notFoundTitle };
}

export default function NotFound() {
  const t = textsOf('shell');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.notFoundTitle}>{t.notFoundText}</PageHead>
      <p className={ground.row}>
        <ButtonLink href={linkTo('/')}>{t.notFoundHome}</ButtonLink>
        <ButtonLink look="line" href={linkTo('/contact')}>
          {t.notFoundHelp}
        </ButtonLink>
      </p>
    </div>
  );
}
