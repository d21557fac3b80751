import { DataTable } from '@/components/content/data-table.tsx';
import { Markdown } from '@/components/content/markdown.tsx';
import type { Landing } from '@/lib/content/schema.ts';
import css from './cost.module.css';

/** The example itself stands at the head of the page. */
export function Cost({ cost: { intro, table, after } }: Pick<Landing, 'cost'>) {
  return (
    <div className={css.cost}>
      <Markdown text={intro} />
      {table ? <DataTable {...table} /> : null}
      {after ? <Markdown text={after} /> : null}
    </div>
  );
}
