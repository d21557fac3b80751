import { type GeneralPlansPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { quoteMessages } from '@muqarin/rules/messages-quote';
import { DOWNLOAD_RESET_INDIVIDUAL_MS } from '@muqarin/rules/plan-list/constants';
import { mail } from '@/components/ui/drawings-plans.ts';
import { DownloadButton } from '@/features/plan-list/download-button.tsx';
import { Fold } from '@/features/plan-list/mail/fold.tsx';
import { MailForm } from '@/features/plan-list/mail/mail-form.tsx';
import { ShareFold } from '@/features/plan-list/mail/share-fold.tsx';
import { TakeAlong } from '@/features/plan-list/mail/take-along.tsx';
import { t as list } from '@/features/plan-list/mail/texts.ts';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';

interface Props {
  page: Pick<GeneralPlansPage, 'contactFirst' | 'email' | 'reference' | 'share' | 'validUntil'>;
  csrfToken: string;
  address: string;
  send: Send;
}

/** The prices of the whole list, by mail to the contact (decisions G9). */
export function TakeGeneral({ page, csrfToken, address, send }: Props) {
  const { contactFirst, email } = page;
  const call = async () => {
    const { ok } = await send(generalPaths.email, { return: address });
    return { status: ok ? 1 : 0 };
  };
  return (
    <TakeAlong csrfToken={csrfToken} address={address}>
      {(contactFirst || email !== '') && (
        <Fold
          icon={mail}
          label={t.emailList}
          said={email === '' ? t.emailAll : fillMessage(list.sentToAddress, { email })}
        >
          <MailForm
            action={generalPaths.email}
            csrfToken={csrfToken}
            fields={{ return: address }}
            mail={{ contactFirst, resetMs: null, mayGo: () => true, call }}
            icon={mail}
            words={{
              rest: t.emailList,
              busy: list.sending,
              done: say(quoteMessages.quoteMailed),
              failed: t.tryAgain,
            }}
          />
        </Fold>
      )}
      <ShareFold page={page} />
      <DownloadButton
        href={generalPaths.pdf}
        label={list.downloadQuote}
        fileName={`quote-${page.reference}.pdf`}
        resetMs={DOWNLOAD_RESET_INDIVIDUAL_MS}
      />
    </TakeAlong>
  );
}
