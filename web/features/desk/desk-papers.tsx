import type { DeskLeadPage } from '@muqarin/bff/contract/desk-pages';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import css from './desk.module.css';

/** What the person has sent already, so that nobody asks for it again; what a paper says is not shown here. */
export function DeskPapers({ papers }: Pick<DeskLeadPage, 'papers'>) {
  const t = textsOf('desk');
  if (papers === null) return <p className={list.mind}>{t.papersAway}</p>;
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
