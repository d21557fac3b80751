import { formPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import native from '@/components/ui/native-file.module.css';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import list from '../staff/lead-list.module.css';
import { type ActingProps, Which } from './acting.tsx';
import css from './catalogue.module.css';

/** The files of the change, all that could be in it, and one from the own machine. */
export function Files({ page, token }: ActingProps) {
  const t = textsOf('catalogue');
  const isOpen = page.may.includes('edit');
  return (
    <section aria-labelledby="catalogue-files" className={desk.act}>
      <h2 id="catalogue-files">{t.filesTitle}</h2>
      {page.files.length === 0 ? <p>{t.noFiles}</p> : null}
      <ul className={desk.story}>
        {page.files.map(({ path, how, isMoved }) => (
          <li key={path}>
            <FileLink changeId={page.row.changeId} path={path} /> · {t.hows[how]}
            {isMoved ? <p className={list.mind}>{t.isMoved}</p> : null}
          </li>
        ))}
      </ul>
      {isOpen ? (
        <details className={css.all}>
          <summary>{fillMessage(t.allFiles, { count: page.paths.length })}</summary>
          <ul className={css.paths}>
            {page.paths.map((path) => (
              <li key={path}>
                <FileLink changeId={page.row.changeId} path={path} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {isOpen ? <UploadFile page={page} token={token} /> : null}
    </section>
  );
}

function FileLink({ changeId, path }: { changeId: string; path: string }) {
  const href = `${formPaths.staffCatalogue}/${changeId}?file=${encodeURIComponent(path)}`;
  return (
    <a href={href}>
      <bdi dir="ltr">{path}</bdi>
    </a>
  );
}

/** Another card, or one that was edited elsewhere. */
function UploadFile({ page, token }: ActingProps) {
  const t = textsOf('catalogue');
  return (
    <form
      method="post"
      action={formPaths.staffCatalogueFile}
      encType="multipart/form-data"
      className={desk.act}
    >
      <Which page={page} token={token} />
      <Field id="path" label={t.path} hint={t.pathHint}>
        <input
          id="path"
          name="path"
          dir="ltr"
          list="catalogue-paths"
          maxLength={200}
          className={fieldCss.input}
          autoComplete="off"
          aria-describedby="path-hint"
        />
      </Field>
      <datalist id="catalogue-paths">
        {page.paths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <Field id="file" label={t.file}>
        <input id="file" name="file" type="file" accept=".yaml,.csv" className={native.file} />
      </Field>
      <Button look="line">{t.upload}</Button>
    </form>
  );
}
