import type { GroupChangePage } from '@muqarin/bff/contract/medical-corporate/policy-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { CHANGE_ACTION, MOST_CHANGE_ROWS } from '@muqarin/rules/medical-corporate/change-form';
import { changePath, policyPath } from '@muqarin/rules/policy-pages';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { PolicyFacts } from '@/features/policy/facts.tsx';
import kit from '@/features/policy/policy.module.css';
import { PolicyTerms } from '@/features/policy/terms.tsx';
import { summaryOf, summaryTitle } from '@/lib/error-words.ts';
import { controlId } from '@/lib/field-names.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './change.module.css';
import { ForetoldChange } from './foretold.tsx';
import { JoinFields } from './join-row.tsx';
import { LeaveFields } from './leave-row.tsx';

/** People join and leave: a plain form whose rows are added and dropped, then what they come to, then the button that records it. */
export function ChangeGroup({ page, csrfToken }: { page: GroupChangePage; csrfToken: string }) {
  const { change: t } = textsOf('group-policy');
  const { foretold, errors, reference } = page;
  const lead = fillMessage(t.lead, { reference: page.policyReference });
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{lead}</PageHead>
      <div className={kit.columns}>
        <form method="post" action={changePath(reference)} className={kit.main} autoComplete="off">
          <CsrfField token={csrfToken} />
          {/* Enter in a field works out the amounts; it neither adds nor drops a row. */}
          <button
            type="submit"
            className={ground.vh}
            name={CHANGE_ACTION}
            value="price"
            tabIndex={-1}
            aria-hidden
          >
            {t.foretell}
          </button>
          <ErrorSummary
            title={summaryTitle(errors, textsOf('questionnaire'))}
            errors={summaryOf(errors, idOf)}
          />
          {page.warning && <Notice tone="warn">{page.warning}</Notice>}
          <Joining page={page} />
          <Leaving page={page} />
          <div className={kit.actions}>
            <Button look={foretold ? 'line' : 'filled'} name={CHANGE_ACTION} value="price">
              {t.foretell}
            </Button>
            <ButtonLink look="bare" href={policyPath('medical-corporate', reference)}>
              {textsOf('policy').undo.keep}
            </ButtonLink>
          </div>
          {foretold && <ForetoldChange page={page} foretold={foretold} />}
        </form>
        <div className={kit.side}>
          <PolicyFacts page={page} />
          <PolicyTerms terms={page.terms} insurer={page.insurerName} />
        </div>
      </div>
    </div>
  );
}

/** Of a day its first list. */
function idOf(name: string): string {
  return /_(birth_date|day)$/.test(name) ? `${name}-year` : controlId(name);
}

function Joining({ page }: { page: GroupChangePage }) {
  const { change: t } = textsOf('group-policy');
  const { joins } = page.rows;
  return (
    <section className={kit.part} aria-labelledby="joins-title">
      <h2 id="joins-title">{t.joinsTitle}</h2>
      <div className={css.rows}>
        {joins.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          <JoinFields key={at} page={page} row={row} at={at} />
        ))}
      </div>
      {joins.length < MOST_CHANGE_ROWS && (
        <div>
          <Button look="line" name={CHANGE_ACTION} value="add_join">
            {t.addJoin}
          </Button>
        </div>
      )}
    </section>
  );
}

function Leaving({ page }: { page: GroupChangePage }) {
  const { change: t } = textsOf('group-policy');
  const { leaves } = page.rows;
  return (
    <section className={kit.part} aria-labelledby="leaves-title">
      <h2 id="leaves-title">{t.leavesTitle}</h2>
      <div className={css.rows}>
        {leaves.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          <LeaveFields key={at} page={page} row={row} at={at} />
        ))}
      </div>
      {leaves.length < MOST_CHANGE_ROWS && (
        <div>
          <Button look="line" name={CHANGE_ACTION} value="add_leave">
            {t.addLeave}
          </Button>
        </div>
      )}
    </section>
  );
}
