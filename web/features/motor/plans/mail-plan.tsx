import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { useMailing } from '@/features/plan-list/mail/use-mailing.ts';
import acts from '@/features/plan-list/tile/acts.module.css';
import { MAIL_RESET_MS, motorMail, motorMailWords } from './motor-mail.ts';
import type { ListedPlan } from './plan-prices.ts';
import { t } from './texts.ts';
import type { TileShared } from './tile-shared.ts';

/** Mails this plan with its add-ons to the lead's address (S1 7, decisions V31): a button of the tile's own form. */
export function MailPlan({ plan, shared }: { plan: ListedPlan; shared: TileShared }) {
  const { contactFirst, email } = shared;
  const { tile, addonIds } = plan;
  const { call } = motorMail('individual', [{ id: tile.id, addonIds }]);
  const mailing = useMailing({ contactFirst, resetMs: MAIL_RESET_MS, mayGo: () => true, call });
  const to = email === '' ? '' : `, ${fillMessage(t.mailTo, { email })}`;
  return (
    <button
      className={acts.opener}
      type="submit"
      formAction={motorListPaths.email}
      name="product_ids"
      value={tile.id}
      onClick={mailing.onPress}
    >
      <span aria-live="polite">{motorMailWords('individual', t.mail)[mailing.phase]}</span>
      <span className={ground.vh}>{` ${tile.name}${to}`}</span>
    </button>
  );
}
