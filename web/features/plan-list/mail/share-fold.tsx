import type { ListPage } from '@muqarin/bff/contract/list-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { ButtonLink } from '@/components/ui/button.tsx';
import { share } from '@/components/ui/drawings-plans.ts';
import { CopyLink } from './copy-link.tsx';
import { Fold } from './fold.tsx';
import { t } from './texts.ts';

/** The list for somebody else (features 97). */
export function ShareFold({ page }: { page: Pick<ListPage, 'share' | 'validUntil'> }) {
  const { share: address, validUntil } = page;
  const date = shownDate(validUntil);
  const text = encodeURIComponent(fillMessage(t.shareText, { address }));
  return (
    <Fold icon={share} label={t.share} said={fillMessage(t.shareHelp, { date })}>
      <CopyLink address={address} label={t.shareLink} />
      <ButtonLink look="line" href={`https://wa.me/?text=${text}`} rel="noreferrer">
        {t.shareWhatsapp}
      </ButtonLink>
    </Fold>
  );
}
