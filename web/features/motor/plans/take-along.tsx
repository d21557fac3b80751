import { type MotorPlansPage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { DOWNLOAD_RESET_INDIVIDUAL_MS } from '@muqarin/rules/plan-list/constants';
import { mail } from '@/components/ui/drawings-plans.ts';
import { DownloadButton } from '@/features/plan-list/download-button.tsx';
import { AgentQuote } from '@/features/plan-list/mail/agent-quote.tsx';
import { chosenWords } from '@/features/plan-list/mail/chosen-words.ts';
import { Fold } from '@/features/plan-list/mail/fold.tsx';
import { ShareFold } from '@/features/plan-list/mail/share-fold.tsx';
import { TakeAlong } from '@/features/plan-list/mail/take-along.tsx';
import { t as m } from '@/features/plan-list/mail/texts.ts';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { withValueSet } from './addresses.ts';
import { MotorMailForm } from './mail-form.tsx';
import type { ListedPlan } from './plan-prices.ts';
import { Restore } from './restore.tsx';
import { t } from './texts.ts';
import type { MotorList } from './use-plan-list.ts';

interface Props {
  page: Pick<
    MotorPlansPage,
    'contactFirst' | 'email' | 'reference' | 'role' | 'share' | 'validUntil'
  >;
  list: MotorList;
  /** Those that are compared. */
  chosen: readonly ListedPlan[];
  csrfToken: string;
  address: string;
  send: Send;
  onWarn: (message: string) => void;
}

/** The plans added to compare, by mail to the lead's address: one as a quote, several as a comparison. Then what can be had back. */
export function TakeMotor({ page, list, chosen, send, ...post }: Props) {
  const { contactFirst, email } = page;
  const to = email === '' ? '' : ` ${fillMessage(m.sentToAddress, { email })}`;
  return (
    <>
      {/* Its page asks for the value once, not at each change of the figures. */}
      <TakeAlong csrfToken={post.csrfToken} address={withValueSet(post.address)}>
        {(contactFirst || email !== '') && (
          <Fold
            icon={mail}
            label={m.emailPlans}
            said={chosenWords(chosen.map(({ tile }) => tile)) + to}
          >
            <MotorMailForm
              {...post}
              page={page}
              kind={chosen.length > 1 ? 'comparison' : 'individual'}
              plans={chosen.map(({ tile, addonIds }) => ({ id: tile.id, addonIds }))}
              label={t.emailMe}
            />
          </Fold>
        )}
        <ShareFold page={page} />
        <DownloadButton
          href={motorListPaths.pdf}
          label={m.downloadQuote}
          fileName={`quote-${page.reference}.pdf`}
          resetMs={DOWNLOAD_RESET_INDIVIDUAL_MS}
        />
        {page.role === 'agent' && (
          <AgentQuote
            {...post}
            send={send}
            action={motorListPaths.quotationLines}
            path={motorCalls.agentQuote.path}
            said={{ line: 'motor', addons: chosen.map(addonsText).join() }}
            ids={chosen.map(({ tile }) => tile.id)}
          />
        )}
      </TakeAlong>
      <Restore list={list} csrfToken={post.csrfToken} />
    </>
  );
}

/** As its call reads them. */
function addonsText({ tile, addonIds }: ListedPlan): string {
  return `${tile.id}:${addonIds.join('-')}`;
}
