import type { CatalogueChangePage } from '@muqarin/bff/contract/catalogue-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { Button } from '@/components/ui/button.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import { Acting, type ActingProps } from './acting.tsx';
import css from './catalogue.module.css';
import { FindingRows } from './findings.tsx';

interface Props extends ActingProps {
  file: NonNullable<CatalogueChangePage['file']>;
}

/** A file as text, with what the linter says of its cells. */
export function EditFile({ page, file, token }: Props) {
  const t = textsOf('catalogue');
  const { path, text, inForceText, problems } = file;
  const mayEdit = page.may.includes('edit');
  return (
    <section aria-labelledby="catalogue-file" className={css.file}>
      <h2 id="catalogue-file">
        <bdi dir="ltr">{path}</bdi>
      </h2>
      <p>
        <a href={`${formPaths.staffCatalogue}/${page.row.changeId}`}>{t.toChange}</a>
      </p>
      <FindingRows problems={problems} textOf={() => text ?? ''} withFile={false} />
      {text === null ? <p>{t.isOut}</p> : null}
      {mayEdit ? (
        <Acting page={page} token={token}>
          <input type="hidden" name="path" value={path} />
          <Field id="text" label={t.text}>
            <textarea
              id="text"
              name="text"
              dir="ltr"
              lang="en"
              rows={24}
              spellCheck={false}
              defaultValue={text ?? inForceText ?? ''}
              className={`${fieldCss.input} ${css.text}`}
            />
          </Field>
          <div className={ground.row}>
            <Button name="action" value="save">
              {t.save}
            </Button>
            {text === inForceText ? null : (
              <Button look="line" name="action" value="take_back">
                {t.takeBack}
              </Button>
            )}
            {inForceText !== null && text !== null ? (
              <Button look="line" name="action" value="take_out">
                {t.takeOut}
              </Button>
            ) : null}
          </div>
        </Acting>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys.
        <pre className={css.text} dir="ltr" tabIndex={0}>
          {text ?? inForceText}
        </pre>
      )}
    </section>
  );
}
