import type { PolicyPage } from '@muqarin/bff/contract/policy-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { cancelPath } from '@muqarin/rules/policy-pages';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { listed } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';
import { PolicyChanges, UndoChange } from './changes.tsx';
import { PolicyFacts, PolicyMoney } from './facts.tsx';
import css from './policy.module.css';
import { PolicyTerms } from './terms.tsx';
import { PolicyNextYear } from './years.tsx';

interface Props {
  page: PolicyPage;
  csrfToken: string;
  /** What a line adds: before the way to end it, among the facts, and under all. */
  actions?: ReactNode;
  facts?: ReactNode;
  children?: ReactNode;
}

/** A policy that was bought: how it stands, what it comes to, what has changed, and the way to end it. */
export function PolicyView({ page, csrfToken, actions, facts, children }: Props) {
  const { cancel } = textsOf('policy');
  return (
    <div className={ground.wrap}>
      <PageHead title={policyTitle(page)}>{listed([page.planName, page.insurerName])}</PageHead>
      <div className={css.columns}>
        <div className={css.main}>
          {page.warning && <Notice tone="warn">{page.warning}</Notice>}
          {page.notice && <Notice>{page.notice}</Notice>}
          <UndoChange page={page} csrfToken={csrfToken} />
          <PolicyNextYear page={page} csrfToken={csrfToken} />
          <PolicyMoney page={page} />
          <PolicyChanges page={page} />
          {(actions || page.canCancel) && (
            <div className={css.actions}>
              {actions}
              {page.canCancel && (
                <ButtonLink look="line" href={cancelPath(page.line, page.reference)}>
                  {cancel.link}
                </ButtonLink>
              )}
            </div>
          )}
          {children}
        </div>
        <div className={css.side}>
          <PolicyFacts page={page}>{facts}</PolicyFacts>
          <PolicyTerms terms={page.terms} insurer={page.insurerName} />
        </div>
      </div>
    </div>
  );
}

export function policyTitle({ policyReference: reference }: PolicyPage): string {
  return fillMessage(textsOf('policy').title, { reference });
}
