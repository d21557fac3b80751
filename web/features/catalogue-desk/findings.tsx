import type { CatalogueChangePage } from '@muqarin/bff/contract/catalogue-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import css from './catalogue.module.css';
import { cellAt } from './cell-at.ts';

type Problem = CatalogueChangePage['problems'][number];

/** What the linter says of all files. */
export function Findings({ page }: { page: CatalogueChangePage }) {
  const t = textsOf('catalogue');
  const { problems, row } = page;
  if (page.files.length === 0) return null;
  return (
    <section aria-labelledby="catalogue-findings" className={desk.act}>
      <h2 id="catalogue-findings">{t.findingsTitle}</h2>
      {row.problems === 0 ? <p>{t.noFindings}</p> : null}
      {row.problems > problems.length ? (
        <p>{fillMessage(t.firstFindings, { shown: problems.length, count: row.problems })}</p>
      ) : null}
      <FindingRows problems={problems} changeId={row.changeId} withFile />
    </section>
  );
}

interface Rows {
  problems: readonly Problem[];
  withFile: boolean;
  changeId?: string;
  /** Where the text is at hand, the cell is shown in its line. */
  textOf?: (file: string) => string;
}

/** Each with its place: file, line and column, as a person would go to it. */
export function FindingRows({ problems, withFile, changeId, textOf }: Rows) {
  const t = textsOf('catalogue');
  if (problems.length === 0) return null;
  return (
    <ol className={css.findings}>
      {problems.map(({ file, line, column, rule, message }) => {
        const cell = textOf ? cellAt(textOf(file), line, column) : null;
        return (
          <li key={`${file} ${line} ${column} ${rule} ${message}`}>
            {withFile ? (
              <a
                href={`${formPaths.staffCatalogue}/${changeId}?file=${encodeURIComponent(file)}`}
                dir="ltr"
              >
                {file}
              </a>
            ) : null}{' '}
            {fillMessage(t.place, { line, column })}
            <p dir="ltr" lang="en">
              {message} <span className={ground.hush}>{rule}</span>
            </p>
            {cell ? (
              <code dir="ltr" className={css.line}>
                {cell.before}
                <mark>{cell.cell}</mark>
                {cell.after}
              </code>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
