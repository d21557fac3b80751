import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';

/** The same as a PDF and as a workbook. */
export function Files({ pathOf }: { pathOf: (form: 'pdf' | 'xlsx') => string }) {
  const t = textsOf('quotations');
  return (
    <nav className={ground.row} aria-label={t.files}>
      <ButtonLink look="line" href={pathOf('pdf')}>
        {t.pdf}
      </ButtonLink>
      <ButtonLink look="line" href={pathOf('xlsx')}>
        {t.xlsx}
      </ButtonLink>
    </nav>
  );
}
