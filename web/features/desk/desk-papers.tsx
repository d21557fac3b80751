import type { DeskPaper } from '@muqarin/bff/contract/desk-pages';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './desk.module.css';

/** What the person has sent already, so that nobody asks for it again; what a paper says is not shown here. */
export function DeskPapers({ papers }: { papers: readonly DeskPaper[] }) {
  const t = textsOf('desk');
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="desk-papers">
      <h2 id="desk-papers">{t.papers}</h2>
      <ul className={css.story}>
        {papers.map(({ name, reference, uploadedAt, expiresAt }) => (
          <li key={`${uploadedAt} ${name}`}>
            {say(name)} · <bdi dir="ltr">{reference}</bdi>
            <p className={ground.hush}>
              {fillMessage(t.paperKept, {
                sent: shownTime(uploadedAt),
                until: shownDate(expiresAt),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
