import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { PageTile, ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import { medicalCalls } from '@muqarin/rules/medical/calls';
import { DOWNLOAD_RESET_INDIVIDUAL_MS } from '@muqarin/rules/plan-list/constants';
import { mail } from '@/components/ui/drawings-plans.ts';
import { DownloadButton } from '@/features/plan-list/download-button.tsx';
import { AgentQuote } from '@/features/plan-list/mail/agent-quote.tsx';
import { chosenWords } from '@/features/plan-list/mail/chosen-words.ts';
import { Fold } from '@/features/plan-list/mail/fold.tsx';
import { ShareFold } from '@/features/plan-list/mail/share-fold.tsx';
import { TakeAlong } from '@/features/plan-list/mail/take-along.tsx';
import { t } from '@/features/plan-list/mail/texts.ts';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { EmailQuote } from './email-quote.tsx';

interface Props {
  chosen: readonly PageTile[];
  page: Pick<
    ProductsPage,
    'contactFirst' | 'email' | 'reference' | 'role' | 'share' | 'validUntil'
  >;
  csrfToken: string;
  address: string;
  send: Send;
  onWarn: (message: string) => void;
}

/** The plans added to compare, by mail or as a file; for agents also as quotation lines. */
export function TakeMedical({ page, chosen, onWarn, ...post }: Props) {
  const planIds = chosen.map(({ id }) => id);
  // What the list shows now, in its order, unless plans were chosen.
  const [, ofList] = post.address.split('?');
  const query = planIds.length > 0 ? `plans=${planIds.join(',')}` : ofList;
  return (
    <TakeAlong csrfToken={post.csrfToken} address={post.address}>
      <Fold icon={mail} label={t.emailPlans} said={chosenWords(chosen)}>
        <EmailQuote {...post} page={page} planIds={planIds} />
      </Fold>
      <ShareFold page={page} />
      <DownloadButton
        href={query ? `${medicalPaths.quotePdf}?${query}` : medicalPaths.quotePdf}
        label={t.downloadQuote}
        fileName={`quote-${page.reference}.pdf`}
        resetMs={DOWNLOAD_RESET_INDIVIDUAL_MS}
      />
      {page.role === 'agent' && (
        <AgentQuote
          {...post}
          action={medicalPaths.quotationLines}
          path={medicalCalls.agentQuote.path}
          ids={planIds}
          onWarn={onWarn}
        />
      )}
    </TakeAlong>
  );
}
