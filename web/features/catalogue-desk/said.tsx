import type { CatalogueChangePage } from '@muqarin/bff/contract/catalogue-pages';
import { Notice } from '@/components/ui/notice.tsx';
import { say } from '@/lib/reader.ts';

/** What came of the last press. */
export function Said({ page }: { page: Pick<CatalogueChangePage, 'notice' | 'error'> }) {
  return (
    <>
      {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
      {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
    </>
  );
}
