import { type GeneralDetailsPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { fillPlural } from '@muqarin/rules/plural';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { AMOUNT_ID, AmountBar } from '@/features/checkout/amount-bar.tsx';
import type { Bill } from '@/features/checkout/bill.ts';
import pageCss from '@/features/checkout/page.module.css';
import { Receipt } from '@/features/checkout/receipt.tsx';
import { classes } from '@/lib/classes.ts';
import { summaryOf } from '@/lib/error-words.ts';
import { linkTo } from '@/lib/link-to.ts';
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
      <div className={pageCss.columns}>
        <Receipt
          bill={billOf(page)}
          more={{ title: t.whatIsCovered, content: <Cover page={page} /> }}
        />
        <div className={css.main}>
          {requested === null ? (
            <>
              <DocumentTabs page={page} csrfToken={csrfToken} tab={tab} texts={documentTexts()} />
              <AskForPolicy page={page} csrfToken={csrfToken} />
            </>
          ) : (
            <>
              <ErrorSummary
                title={fillPlural(t.errors, { count: page.errors.length })}
                errors={summaryOf(page.errors)}
              />
              <Notice>{fillMessage(t.requestedPolicy, { reference: requested })}</Notice>
            </>
          )}
          <a href={generalPaths.products}>{t.backToPlans}</a>
        </div>
      </div>
    </div>
  );
}

/** The terms that go with the button, and how much the insurer will be paid. */
function AskForPolicy({ page: { tile }, csrfToken }: Pick<Props, 'page' | 'csrfToken'>) {
  return (
    <>
      <form method="post" action={generalPaths.request}>
        <CsrfField token={csrfToken} />
        <AmountBar grossFils={tile.grossFils} insurer={say(tile.insurerName)}>
          <Button aria-describedby={AMOUNT_ID}>{t.requestPolicy}</Button>
        </AmountBar>
      </form>
      <p className={ground.hush}>
        <a href={linkTo('/terms')}>{t.siteTerms}</a>
      </p>
    </>
  );
}

function billOf({ tile }: GeneralDetailsPage): Bill {
  return {
    plan: tile.name,
    insurer: say(tile.insurerName),
    logo: tile.logo,
    facts: [typeName(tile.type)],
    price: tracedPrice(tile),
    notes: [],
  };
}

function Cover({ page: { tile, benefits } }: Pick<Props, 'page'>) {
  return (
    <dl className={css.cover}>
      {tile.cover.map((row) => (
        <div key={row.benefitId}>
          <dt>{benefits.find(({ id }) => id === row.benefitId)?.name}</dt>
          <dd>{coverText(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
