import type { CataloguePage } from '@muqarin/bff/contract/catalogue-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';

/** What is in force in each line, what was before, and how many quotes stand on each. */
export function Versions({ lines }: Pick<CataloguePage, 'lines'>) {
  const t = textsOf('catalogue');
  return (
    <section aria-labelledby="catalogue-versions" className={desk.act}>
      <h2 id="catalogue-versions">{t.versionsTitle}</h2>
      {lines.map(({ line, versions }) => (
        <div key={line}>
          <h3>{t.lines[line]}</h3>
          <ol className={desk.story}>
            {versions.map(({ version, origin, quotes }, at) => (
              <li key={version}>
                <bdi dir="ltr">{version}</bdi>{' '}
                <span className={ground.hush}>
                  {at === 0 ? t.inForce : t.before} · {t.origins[origin]} ·{' '}
                  <a href={`${formPaths.staffCatalogue}/quotes?line=${line}&version=${version}`}>
                    {fillMessage(t.quotes, { count: quotes })}
                  </a>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
