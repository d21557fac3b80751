import { formPaths } from '@muqarin/bff/contract/forms';
import { quotationPaths, type StaffQuotationPage } from '@muqarin/bff/contract/quotation-pages';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import { Acts } from '../staff/acts.tsx';
import list from '../staff/lead-list.module.css';
import { ChangeQuotation, Preview } from './change-quotation.tsx';
import { Differences } from './difference.tsx';
import { Files } from './files.tsx';
import { Option } from './option.tsx';
import { QuotationFacts } from './quotation-facts.tsx';
import css from './quotations.module.css';
import { quotationRowTexts } from './quotations-list-texts.ts';
import { EndQuotation, Flags, SendQuotation } from './work-quotation.tsx';

/** One quotation: its options and how each price is made, what its client has, and what its state allows. */
export async function StaffQuotation({ quotationId }: { quotationId: string }) {
  const [page, { csrfToken: token }] = await Promise.all([
    getPage<StaffQuotationPage>('/api/pages/staff/quotations/quotation', {
      quotation: quotationId,
    }),
    requestFacts(),
  ]);
  const t = textsOf('quotations');
  const { row, options, preview, may } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={<bdi dir="ltr">{row.reference}</bdi>}>{t.states[row.state]}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        <div className={desk.lead}>
          <div className={desk.facts}>
            {preview ? <Preview page={page} preview={preview} token={token} /> : null}
            <ol className={classes(css.options, css.pair)}>
              {options.map((option, at) => (
                <Option
                  key={option.lineId}
                  option={option}
                  n={at + 1}
                  isChosen={option.lineId === page.chosenLineId}
                  chosen={t.chosen}
                />
              ))}
            </ol>
            {may.includes('edit') && !preview ? (
              <ChangeQuotation page={page} token={token} />
            ) : null}
          </div>
          <div className={desk.facts}>
            <div>
              <QuotationFacts row={row} t={quotationRowTexts()} />
              <p className={ground.hush}>
                {fillMessage(t.pricedOn, { date: shownDate(page.day) })}
              </p>
            </div>
            <Files pathOf={(form) => quotationPaths.staffFile(row.quotationId, form)} />
            <Flags page={page} token={token} />
            <Sent page={page} />
            <SendQuotation page={page} token={token} />
            <EndQuotation page={page} token={token} />
            <Acts id="quotation-story" title={t.story} acts={page.acts} words={t.acts} />
            <p>
              <a href={formPaths.staffQuotations}>{t.toQuotations}</a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function Sent({ page: { sent, sinceSent } }: { page: StaffQuotationPage }) {
  const t = textsOf('quotations');
  return (
    <section aria-labelledby="quotation-sent">
      <h2 id="quotation-sent">{t.sentTitle}</h2>
      {sent === null ? (
        <p>{t.sentNone}</p>
      ) : (
        <p>
          {fillMessage(t.sent, {
            version: sent.version,
            time: shownTime(sent.at),
            name: sent.by,
          })}{' '}
          {sent.openedAt === null
            ? t.notOpened
            : fillMessage(t.opened, { time: shownTime(sent.openedAt) })}
        </p>
      )}
      {sinceSent.length > 0 ? (
        <>
          <h3>{t.sinceSent}</h3>
          <Differences all={sinceSent} />
        </>
      ) : null}
    </section>
  );
}
