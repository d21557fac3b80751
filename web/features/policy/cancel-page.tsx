import {
  policyFields as fields,
  type PolicyCancelPage,
  policyReadPaths,
} from '@muqarin/bff/contract/policy-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { fillPlural } from '@muqarin/rules/plural';
import { cancelPath, type PolicyLine, policyPath } from '@muqarin/rules/policy-pages';
import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { summaryOf } from '@/lib/error-words.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { CancelQuestions } from './cancel-form.tsx';
import { PolicyFacts } from './facts.tsx';
import css from './policy.module.css';
import { Refund } from './refund.tsx';
import { PolicyTerms } from './terms.tsx';

export interface CancelRoute {
  params: Promise<{ reference: string }>;
}

async function load(line: PolicyLine, { params }: CancelRoute) {
  const { reference } = await params;
  return getPage<PolicyCancelPage>(policyReadPaths.cancel, { line, reference });
}

function titleOf({ policyReference: reference }: PolicyCancelPage): string {
  return fillMessage(textsOf('policy').cancel.title, { reference });
}

export async function cancelMetadata(line: PolicyLine, route: CancelRoute): Promise<Metadata> {
  const page = await load(line, route);
  return { title: errorTitle(titleOf(page), page.errors), robots: { index: false } };
}

/** A policy ends early: first what is paid back, then the button that ends it. */
export async function CancelPolicy({ line, route }: { line: PolicyLine; route: CancelRoute }) {
  const [page, { csrfToken }] = await Promise.all([load(line, route), requestFacts()]);
  const { cancel: t } = textsOf('policy');
  const { foretold, insurerName: insurer, reference } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={titleOf(page)}>{fillMessage(t.lead, { insurer })}</PageHead>
      <div className={css.columns}>
        <form
          method="post"
          action={cancelPath(line, reference)}
          className={css.main}
          autoComplete="off"
        >
          <CsrfField token={csrfToken} />
          <ErrorSummary
            title={fillPlural(textsOf('leads').errors, { count: page.errors.length })}
            errors={summaryOf(page.errors)}
          />
          {page.warning && <Notice tone="warn">{page.warning}</Notice>}
          <div className={css.form}>
            <CancelQuestions page={page} />
            <div className={css.actions}>
              <Button look={foretold ? 'line' : 'filled'} name={fields.action} value="price">
                {foretold ? t.again : t.foretell}
              </Button>
            </div>
          </div>
          {foretold && <Ending page={page} foretold={foretold} />}
          <div className={css.actions}>
            <ButtonLink look="bare" href={policyPath(line, reference)}>
              {t.keep}
            </ButtonLink>
          </div>
        </form>
        <div className={css.side}>
          <PolicyFacts page={page} />
          <PolicyTerms terms={page.terms} insurer={insurer} />
        </div>
      </div>
    </div>
  );
}

function Ending({
  page: { line, insurerName: insurer, changeCount },
  foretold,
}: {
  page: PolicyCancelPage;
  foretold: NonNullable<PolicyCancelPage['foretold']>;
}) {
  const { cancel: t } = textsOf('policy');
  const date = shownDate(foretold.effectiveOn);
  return (
    <>
      <Refund foretold={foretold} line={line} />
      <div className={css.asked}>
        <p>{fillMessage(line === 'motor' ? t.lawCar : t.law, { date })}</p>
        <p>{foretold.grossFils === 0 ? t.inVain : fillMessage(t.settled, { insurer })}</p>
        <input type="hidden" name={fields.seen} value={foretold.grossFils} />
        <input type="hidden" name={fields.after} value={changeCount} />
        <Button name={fields.action} value="cancel">
          {fillMessage(t.button, { date })}
        </Button>
      </div>
    </>
  );
}
