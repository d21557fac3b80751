import type { PaperRow } from '@muqarin/bff/contract/timeline';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import type { Texts } from '@/lib/texts.ts';
import accountCss from '../account.module.css';
import css from './timeline.module.css';

interface Props {
  papers: readonly PaperRow[];
  texts: Texts['timeline'];
}

/** Folded: there may be many. */
export function Papers({ papers, texts: t }: Props) {
  return (
    <details className={accountCss.fold}>
      <summary>{fillMessage(t.papers, { count: papers.length })}</summary>
      <ul className={css.list}>
        {papers.map(({ id, name, of, at, until, view }) => (
          <li key={id} className={css.row}>
            <span className={css.what}>
              <span>{name}</span>
              <span className={ground.hush}>
                {Object.hasOwn(t.lines, of) ? (
                  t.lines[of as keyof typeof t.lines]
                ) : (
                  <bdi dir="ltr">{of}</bdi>
                )}
                {' · '}
                {fillMessage(t.paperKept, {
                  date: shownDate(at.slice(0, 10)),
                  until: shownDate(until.slice(0, 10)),
                })}
              </span>
            </span>
            {view === null ? null : (
              <a className={accountCss.tap} href={view} target="_blank" rel="noreferrer">
                {t.view}
                <span className={ground.vh}>
                  {' '}
                  {name}, {t.newTab}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
