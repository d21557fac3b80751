import {
  type CorporatePlansPage,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { DOWNLOAD_RESET_INDIVIDUAL_MS } from '@muqarin/rules/plan-list/constants';
import { DownloadButton } from '@/features/plan-list/download-button.tsx';
import { TakeAlong } from '@/features/plan-list/mail/take-along.tsx';
import { t } from '@/features/plan-list/mail/texts.ts';

interface Props {
  page: Pick<CorporatePlansPage, 'reference' | 'tab'>;
  csrfToken: string;
  address: string;
}

/** The list of this category as the address filters it, as a file. */
export function TakeCorporate({ page: { reference }, csrfToken, address }: Props) {
  const [, query = ''] = address.split('?');
  return (
    <TakeAlong csrfToken={csrfToken} address={address}>
      <DownloadButton
        href={query === '' ? corporatePaths.pdf : `${corporatePaths.pdf}?${query}`}
        label={t.downloadQuote}
        fileName={`quote-${reference}.pdf`}
        resetMs={DOWNLOAD_RESET_INDIVIDUAL_MS}
      />
    </TakeAlong>
  );
}
