import { motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { siteMessages } from '@muqarin/rules/site/messages';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Upload } from '@/components/ui/upload.tsx';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './mulkiya-entry.module.css';

interface MulkiyaEntryProps {
  csrfToken: string;
  /** Why the last one was refused. */
  error: string | null;
  errorsTitle: string;
}

/** The registration card as a way in (decisions A36): the upload of the last step, at the beginning; optional there and here. */
export function MulkiyaEntry({ csrfToken, error, errorsTitle }: MulkiyaEntryProps) {
  const t = textsOf('home');
  return (
    <form
      method="post"
      action={`${motorFormPaths.mulkiya}?from=home`}
      encType="multipart/form-data"
      className={css.card}
      aria-label={t.mulkiyaEntry}
    >
      <CsrfField token={csrfToken} />
      {error === null ? null : (
        <ErrorSummary title={errorsTitle} errors={[{ target: 'home_mulkiya', message: error }]} />
      )}
      <FieldMessage id="home_mulkiya" error={error ?? undefined} />
      <Upload
        id="home_mulkiya"
        name="mulkiya"
        label={t.mulkiya}
        words={{
          prompt: say(siteMessages.mulkiaPrompt),
          photo: t.mulkiyaPhoto,
          clear: t.mulkiyaClear,
        }}
        accept="image/jpeg,image/png,image/webp,.pdf"
        problem={error === null ? undefined : 'home_mulkiya-error'}
      />
      <div className={css.go}>
        <p className={ground.hush}>{t.mulkiyaHint}</p>
        <Button look="line">{t.mulkiyaGo}</Button>
      </div>
    </form>
  );
}
