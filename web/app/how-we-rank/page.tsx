import type { HowWeRankPage } from '@muqarin/bff/contract/pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { FIRST_ROWS } from '@muqarin/rules/plan-list/constants';
import { limitChapters } from '@muqarin/rules/plan-list/limit-chapters';
import type { Metadata } from 'next';
import { WithOurEmail } from '@/components/content/with-our-email.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import prose from '@/components/ui/prose.module.css';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { linkTo } from '@/lib/link-to.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './how-we-rank.module.css';

const lines = ['medical', 'medical-corporate', 'motor', 'general'] as const;

export function generateMetadata(): Promise<Metadata> {
  const { title, description } = textsOf('how-we-rank');
  const { locale: language } = reader();
  return pageMetadata({ language, title, description, address: '/how-we-rank', image: 'home' });
}

/** The order of lists, who pays us, whom we compare (features 95). */
export default async function HowWeRank() {
  const t = textsOf('how-we-rank');
  const page = await getPage<HowWeRankPage>('/api/pages/how-we-rank');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={prose.prose}>
        <Points title={t.rankTitle} points={t.rank.map(withBounds)} />
        <Points title={t.paidTitle} points={t.paid} />
        <section>
          <h2>{t.marketTitle}</h2>
          <ul id="lines" className={css.lines}>
            {lines.map((line) => (
              <li key={line}>
                {fillMessage(t.counts[line], {
                  ...page.lines[line],
                  providers: page.providerCount,
                })}
              </li>
            ))}
          </ul>
          <p>{t.market}</p>
          <Insurers insurers={page.insurers} />
          <p className={ground.hush}>{t.illustrative}</p>
        </section>
        <section>
          <h2>{t.versionTitle}</h2>
          <ul id="versions" className={css.lines}>
            {lines.map((line) => (
              <li key={line}>
                {fillMessage(t.version, {
                  line: t.lines[line],
                  version: page.lines[line].version.slice(0, 12),
                  date: shownDate(page.lines[line].ratesOf),
                })}
              </li>
            ))}
          </ul>
          <p>{t.versionText}</p>
        </section>
        <section>
          <h2>{t.complaintTitle}</h2>
          <p>
            <WithOurEmail text={t.complaint} />
          </p>
          <p>
            <a href={linkTo('/complaint')}>{textsOf('site').complaint}</a>
          </p>
        </section>
      </div>
    </div>
  );
}

/** The numbers of the rules themselves. */
function withBounds(point: string): string {
  const [basic, middle] = limitChapters.map(({ upToAed }) => (upToAed ?? 0).toLocaleString('en'));
  return fillMessage(point, { rows: FIRST_ROWS, basic: basic ?? '', middle: middle ?? '' });
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function Insurers({ insurers }: Pick<HowWeRankPage, 'insurers'>) {
  const t = textsOf('how-we-rank');
  return (
    <table className={prose.table}>
      <thead>
        <tr>
          <th scope="col">{t.insurer}</th>
          <th scope="col" className={css.registration}>
            {t.registration}
          </th>
          {lines.map((line) => (
            <th key={line} scope="col" className={css.count}>
              {t.lines[line]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {insurers.map(({ code, name, registration, plans }) => (
          <tr key={code}>
            <th scope="row">
              {name}
              <small className={css.under}>{registration}</small>
            </th>
            <td className={css.registration}>{registration}</td>
            {lines.map((line) => (
              <td key={line} className={classes(ground.num, css.count)}>
                {plans[line]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
