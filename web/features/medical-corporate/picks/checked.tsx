'use client';

import { corporatePickPaths as paths } from '@muqarin/bff/contract/medical-corporate/picks';
import { corporateCalls } from '@muqarin/rules/medical-corporate/calls';
import { SEND_QUOTE_RESET_MS } from '@muqarin/rules/medical-corporate/constants';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { plansByCategoryText } from '@muqarin/rules/medical-corporate/picks-wire';
import { mail } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { AgentQuote } from '@/features/plan-list/mail/agent-quote.tsx';
import { MailForm } from '@/features/plan-list/mail/mail-form.tsx';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { CallFailed } from '@/lib/calls.ts';
import { say } from '@/lib/reader.ts';
import { usePicks } from './group-picks.tsx';
import type { PanelPage } from './panel-page.ts';
import { PickedRow } from './picked-row.tsx';
import css from './picks-panel.module.css';
import { t } from './texts.ts';

/** The plans of which a quote is asked: mailed, and called about (S0 4 and 7, decisions M46). */
export function CheckedPlans({ page, back }: { page: PanelPage; back: string }) {
  const { picks, csrfToken, warn } = usePicks();
  const { checked } = picks;
  const send = useForms(csrfToken);
  const plans = plansByCategoryText(checked);
  const mayGo = () => {
    if (checked.length === 0) warn(corporateMessages.noPlansSelected);
    return checked.length > 0;
  };
  const call = async () => {
    try {
      const answer = await send<{ error?: unknown }>(corporateCalls.sendQuote.path, {
        data: plans,
      });
      if (typeof answer.error === 'string') warn(answer.error);
      return answer;
    } catch (failure) {
      if (failure instanceof CallFailed && typeof failure.body.error === 'string') {
        warn(failure.body.error);
      }
      throw failure;
    }
  };
  return (
    <section className={css.part} aria-labelledby="checked">
      <h3 id="checked">{t.checked}</h3>
      <p className={ground.hush}>{t.checkedHelp}</p>
      {checked.length === 0 ? <p>{t.checkedNone}</p> : null}
      <ul className={css.rows}>
        {checked.map((plan) => (
          <PickedRow
            key={`${plan.category} ${plan.plan}`}
            plan={plan}
            action={paths.checked}
            back={back}
          />
        ))}
      </ul>
      <MailForm
        action={paths.sendQuote}
        csrfToken={csrfToken}
        fields={{ plans, return: back }}
        icon={mail}
        mail={{
          contactFirst: page.contactFirst,
          resetMs: SEND_QUOTE_RESET_MS,
          mayGo,
          call,
        }}
        words={{
          rest: t.sendQuote,
          busy: say(corporateMessages.sendingQuote),
          done: say(corporateMessages.quoteSent),
          failed: say(corporateMessages.quoteFailed),
        }}
      />
      {page.role === 'agent' ? (
        <AgentQuote
          action={paths.quotationLines}
          path={corporateCalls.agentQuote.path}
          said={{ line: 'medical-corporate' }}
          // An option is for the whole group: whatever categories a plan is checked for.
          ids={[...new Set(checked.map(({ plan }) => plan))]}
          csrfToken={csrfToken}
          address={back}
          send={send}
          onWarn={warn}
        />
      ) : null}
    </section>
  );
}
