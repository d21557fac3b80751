import { formPaths } from '@muqarin/bff/contract/forms';
import type { PhoneCodesPage } from '@muqarin/bff/contract/pages';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import list from './lead-list.module.css';
import { PhoneNumber } from './phone-number.tsx';
import css from './staff-rows.module.css';

/** Who left no e-mail and waits to be called with a code; showing one is noted (decisions X34). */
export async function PhoneCodes() {
  const [page, { csrfToken }] = await Promise.all([
    getPage<PhoneCodesPage>('/api/pages/staff/codes'),
    requestFacts(),
  ]);
  const t = textsOf('staff').codes;
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        {page.requests.length === 0 ? <Empty title={t.nobody}>{t.nobodyHelp}</Empty> : null}
        <ol className={list.rows}>
          {page.requests.map((request) => (
            <Request key={request.requestId} request={request} token={csrfToken} />
          ))}
        </ol>
        <p>
          <a href={formPaths.staffDesk}>{textsOf('desk').toDesk}</a>
        </p>
      </div>
    </div>
  );
}

function Request({
  request,
  token,
}: {
  request: PhoneCodesPage['requests'][number];
  token: string;
}) {
  const t = textsOf('staff').codes;
  const { requestId, kind, phone, reference, askedAt, code, codeUntil, readBy } = request;
  return (
    <li className={classes(list.row, css.row)}>
      <div>
        <h2>
          <bdi dir="ltr">{reference}</bdi>
        </h2>
        <p className={ground.hush}>
          {t.kinds[kind]} · <bdi dir="ltr">{shownTime(askedAt)}</bdi>
        </p>
        {readBy === null ? null : (
          <p className={ground.hush}>{fillMessage(t.readBy, { readBy })}</p>
        )}
      </div>
      <div>
        <PhoneNumber number={phone} />
        {code === null || codeUntil === null ? null : (
          <p>
            {t.code} <strong dir="ltr">{code}</strong>
            <br />
            <span className={ground.hush}>
              {t.until} <bdi dir="ltr">{shownTime(codeUntil)}</bdi>
            </span>
          </p>
        )}
      </div>
      <form method="post" action={formPaths.staffCodes} className={ground.row}>
        <CsrfField token={token} />
        <Button look="line" name="request_id" value={requestId}>
          {code === null ? t.show : t.showAnother}
          <span className={ground.vh}> {reference}</span>
        </Button>
      </form>
    </li>
  );
}
