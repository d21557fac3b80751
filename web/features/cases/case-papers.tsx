import type { StaffCasePage } from '@muqarin/bff/contract/case-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import list from '../staff/lead-list.module.css';
import { sizeOf } from '../uploads/file-words.ts';

/** What the customer sent, each behind a link whose opening is noted. No name is kept of a file (ADR 23). */
export function StaffCasePapers({ page: { row, papers } }: { page: StaffCasePage }) {
  const t = textsOf('cases');
  return (
    <section aria-labelledby="case-papers">
      <h2 id="case-papers">{t.papers}</h2>
      {papers === null ? <p className={list.mind}>{t.papersAway}</p> : null}
      {papers?.length === 0 ? <p className={ground.hush}>{t.noPapers}</p> : null}
      {papers && papers.length > 0 ? (
        <>
          <p className={ground.hush}>{t.papersNoted}</p>
          <ol className={desk.story}>
            {papers.map(({ uploadId, kind, bytes, at }, place) => (
              <li key={uploadId}>
                <a href={`${formPaths.staffCases}/${row.caseId}/papers/${uploadId}`}>
                  {fillMessage(t.paper, { number: place + 1 })}
                </a>
                <p className={ground.hush}>
                  {fillMessage(t.paperFacts, {
                    kind: kind.toUpperCase(),
                    size: sizeOf(bytes),
                    time: shownTime(at),
                  })}
                </p>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}
