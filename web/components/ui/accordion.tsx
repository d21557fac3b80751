import type { ReactNode } from 'react';
import css from './accordion.module.css';
import { chevronDown } from './drawings.ts';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

/**
 * Questions that open to their answers: the browser's own details, so they work without a script, by keys and in search within
 * the page. `PageWiring` holds a second click back for 500 ms (S2 9).
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={css.accordion} data-accordion="">
      {items.map(({ title, content }) => (
        <details key={title} className={css.item}>
          <summary>
            <h3>{title}</h3>
            <Icon of={chevronDown} className={css.chevron} />
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
