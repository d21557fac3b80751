import type { CasePage } from '@muqarin/bff/contract/site-forms';
import { casePapers } from '@muqarin/rules/cases/papers';
import { fillMessage } from '@muqarin/rules/fill-message';
import { fillPlural } from '@muqarin/rules/plural';
import { WithOurEmail } from '@/components/content/with-our-email.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { Upload } from '@/components/ui/upload.tsx';
import { keptWords } from '@/features/uploads/file-words.ts';
import { t as words } from '@/features/uploads/texts.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './claims.module.css';

interface Props {
  page: CasePage;
  action: string;
  token: string;
}

const { field, most, accept } = casePapers;

/** What came of the last form. */
export function CaseSaid({ page: { errors, notice } }: Pick<Props, 'page'>) {
  return (
    <>
      <ErrorSummary
        title={fillPlural(textsOf('leads').errors, { count: errors.length })}
        errors={errors.map((error) => ({
          target: error.field || null,
          message: say(error.message),
        }))}
      />
      {notice ? <Notice>{say(notice)}</Notice> : null}
    </>
  );
}

/** What was sent for a claim or complaint, and one more: a plain form with one file, with scripts and without. */
export function CasePapers({ page, action, token }: Props) {
  const t = textsOf('claims').status;
  const { papers = null, status } = page.state ?? {};
  return (
    <section className={css.part} aria-labelledby="papers">
      <h2 id="papers">{t.papers}</h2>
      <Sent papers={papers} />
      {status === 'closed' ? (
        <p className={ground.hush}>{t.papersClosed}</p>
      ) : papers !== null && papers.length >= most ? (
        <p className={ground.hush}>
          <WithOurEmail text={t.papersFull} />
        </p>
      ) : (
        <Another page={page} action={action} token={token} />
      )}
    </section>
  );
}

function Sent({ papers }: { papers: NonNullable<CasePage['state']>['papers'] }) {
  const t = textsOf('claims').status;
  if (papers === null) return <p>{t.papersAway}</p>;
  if (papers.length === 0) return <p className={ground.hush}>{t.noPapers}</p>;
  return (
    <ol className={css.papers}>
      {papers.map((paper, place) => (
        <li key={paper.uploadId}>
          {fillMessage(t.paper, { number: place + 1 })}
          <p className={ground.hush}>{keptWords(paper)}</p>
        </li>
      ))}
    </ol>
  );
}

function Another({ page, action, token }: Props) {
  const t = textsOf('claims').status;
  const error = page.errors.find((each) => each.field === field)?.message;
  return (
    <form method="post" action={action} encType="multipart/form-data" className={css.stack}>
      <CsrfField token={token} />
      <p className={ground.hush}>{fillMessage(t.papersLead, { most })}</p>
      <FieldMessage id={field} error={error ? say(error) : undefined} />
      <Upload
        id={field}
        name={field}
        label={t.addPaper}
        words={{ prompt: words.prompt, photo: words.photo, clear: words.clear }}
        accept={accept}
        problem={error ? `${field}-error` : undefined}
      />
      <Button>{t.sendPaper}</Button>
    </form>
  );
}
