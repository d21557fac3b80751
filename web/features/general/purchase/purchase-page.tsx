import { type GeneralDetailsPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/messages';
import { Amount } from '@/components/price/amount.tsx';
import { Trace } from '@/components/price/trace.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { t as plansT } from '@/features/plan-list/texts.ts';
import { InsurerMark } from '@/features/plan-list/tile/insurer-mark.tsx';
import { classes } from '@/lib/classes.ts';
import { summaryOf } from '@/lib/error-words.ts';
import { linkTo } from '@/lib/link-to.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { coverText } from '../cover-text.ts';
import { t, typeName } from '../texts.ts';
import { tracedPrice } from '../traced-price.ts';
import css from './details.module.css';
import { DocumentTabs } from './document-tabs.tsx';
import { documentTexts } from './document-texts.ts';

interface Props {
  page: GeneralDetailsPage;
  csrfToken: string;
  /** The tab in view without scripts. */
  tab: string | undefined;
}

/** The plan that was chosen, its documents, and the request for the policy (S1 2 and 4, decisions G7). */
export function GeneralDetails({ page, csrfToken, tab }: Props) {
  const { tile, requested } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={t.detailsTitle}>
        {fillMessage(t.detailsHelp, { insurer: say(tile.insurerName) })}
      </PageHead>
      <p className={classes(ground.hush, css.meta)}>
        <span>{fillMessage(t.reference, { reference: page.reference })}</span>
        <span>{fillMessage(t.validUntil, { date: shownDate(page.validUntil) })}</span>
      </p>
      {page.notice === null ? null : <Notice>{page.notice}</Notice>}
      <div className={css.columns}>
        <div className={css.main}>
          {requested === null ? (
            <>
              <DocumentTabs page={page} csrfToken={csrfToken} tab={tab} texts={documentTexts()} />
              <form method="post" action={generalPaths.request}>
                <CsrfField token={csrfToken} />
                <Button>{t.requestPolicy}</Button>
              </form>
              <p className={ground.hush}>
                <a href={linkTo('/terms')}>{t.siteTerms}</a>
              </p>
            </>
          ) : (
            <>
              <ErrorSummary title={t.errorsOne} errors={summaryOf(page.errors)} />
              <Notice>{fillMessage(t.requestedPolicy, { reference: requested })}</Notice>
            </>
          )}
          <a href={generalPaths.products}>{t.backToPlans}</a>
        </div>
        <PlanPanel page={page} />
      </div>
    </div>
  );
}

function PlanPanel({ page: { tile, benefits } }: { page: GeneralDetailsPage }) {
  return (
    <section className={css.plan} aria-labelledby="plan-name">
      <div className={css.top}>
        <InsurerMark logo={tile.logo} />
        <div>
          <h2 id="plan-name">{tile.name}</h2>
          <p className={ground.hush}>{listed([say(tile.insurerName), typeName(tile.type)])}</p>
        </div>
      </div>
      <div>
        <p className={ground.hush}>{t.perYear}</p>
        <p className={css.net}>
          <Amount fils={tile.netFils} mode="always" />
        </p>
        <p className={ground.hush}>
          <Amount fils={tile.grossFils} mode="always" /> {plansT.inclVat}
        </p>
      </div>
      <h3>{t.whatIsCovered}</h3>
      <dl className={css.cover}>
        {tile.cover.map((row) => (
          <div key={row.benefitId}>
            <dt>{benefits.find(({ id }) => id === row.benefitId)?.name}</dt>
            <dd>{coverText(row)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t.howMade}</h3>
      <Trace price={tracedPrice(tile)} caption={fillMessage(t.howMadeOf, { name: tile.name })} />
    </section>
  );
}
