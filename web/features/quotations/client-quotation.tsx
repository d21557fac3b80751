import {
  type ClientQuotationPage,
  type QuotationOptionView,
  quotationPaths,
} from '@muqarin/bff/contract/quotation-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import { Files } from './files.tsx';
import { Option } from './option.tsx';
import css from './quotations.module.css';

/** A quotation as its client has it: every option with how its price is made, one to be chosen and accepted. */
export async function ClientQuotation({ token: link }: { token: string }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<ClientQuotationPage>(quotationPaths.clientModel, { link }),
    requestFacts(),
  ]);
  const t = textsOf('quotations').client;
  const { reference, version, state } = page;
  const mayAnswer = state === 'shared' || state === 'selected';
  const isShown = mayAnswer || state === 'accepted' || state === 'bound';
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>
        {mayAnswer
          ? fillMessage(t.lead, { reference, version, date: shownDate(page.validUntil) })
          : reference}
      </PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        {mayAnswer ? null : <p>{standing(page)}</p>}
        {isShown ? (
          <ol className={classes(css.options, css.client)}>
            {page.options.map((option, at) => {
              const isChosen = option.lineId === page.chosenLineId;
              return (
                <Option
                  key={option.lineId}
                  option={option}
                  n={at + 1}
                  isChosen={isChosen}
                  chosen={t.yours}
                >
                  {mayAnswer && !isChosen ? (
                    <Answering page={page} token={csrfToken} lineId={option.lineId}>
                      <Button look="line" name="action" value="select">
                        {t.choose}
                        <span className={ground.vh}>: {option.planName}</span>
                      </Button>
                    </Answering>
                  ) : null}
                  {isChosen && page.onward === 'order' ? (
                    <Buy page={page} token={csrfToken} option={option} />
                  ) : null}
                </Option>
              );
            })}
          </ol>
        ) : null}
        {isShown ? <Files pathOf={(form) => quotationPaths.file(page.token, form)} /> : null}
        {mayAnswer ? <Answer page={page} token={csrfToken} /> : null}
        <p>
          <a href="/contact">{t.contact}</a>
        </p>
      </div>
    </div>
  );
}

/** How it stands with a quotation that its client cannot answer any more. */
function standing({ state, onward, validUntil }: ClientQuotationPage): string {
  const t = textsOf('quotations').client;
  if (onward === 'order') return fillMessage(t.order, { date: shownDate(validUntil) });
  if (onward === 'expired') return t.lapsed;
  if (onward === 'superseded') return t.overtaken;
  return state === 'shared' || state === 'selected' ? '' : t[state];
}

interface BuyProps {
  page: ClientQuotationPage;
  token: string;
  option: QuotationOptionView;
}

/** On to the order of exactly what was accepted. */
function Buy({ page, token, option }: BuyProps) {
  const amount = say(formatAed(option.grossFils, 'always'));
  return (
    <Answering page={page} token={token} lineId={option.lineId}>
      <Button name="action" value="buy">
        {fillMessage(textsOf('quotations').client.buy, { amount })}
      </Button>
    </Answering>
  );
}

function Answer({ page, token }: { page: ClientQuotationPage; token: string }) {
  const t = textsOf('quotations').client;
  const chosen = page.options.find(({ lineId }) => lineId === page.chosenLineId);
  return (
    <>
      {chosen ? (
        <section aria-labelledby="accept" className={css.part}>
          <h2 id="accept">{t.acceptTitle}</h2>
          <p>
            {fillMessage(t.acceptHelp, {
              plan: chosen.planName,
              amount: say(formatAed(chosen.grossFils, 'always')),
            })}
          </p>
          <Answering page={page} token={token} lineId={chosen.lineId}>
            <Button name="action" value="accept">
              {t.accept}
            </Button>
          </Answering>
        </section>
      ) : null}
      <section aria-labelledby="decline" className={css.part}>
        <h2 id="decline">{t.declineTitle}</h2>
        <Answering page={page} token={token}>
          <Button look="line" name="action" value="decline">
            {t.decline}
          </Button>
        </Answering>
      </section>
    </>
  );
}

interface AnsweringProps {
  page: ClientQuotationPage;
  token: string;
  lineId?: string;
  children: ReactNode;
}

/** Says which version was looked at. */
function Answering({ page, token, lineId, children }: AnsweringProps) {
  return (
    <form method="post" action={quotationPaths.client}>
      <CsrfField token={token} />
      <input type="hidden" name="token" value={page.token} />
      <input type="hidden" name="version" value={page.version} />
      {lineId ? <input type="hidden" name="line_id" value={lineId} /> : null}
      {children}
    </form>
  );
}
