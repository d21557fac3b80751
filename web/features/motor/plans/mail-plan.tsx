import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { fillMessage } from '@muqarin/rules/fill-message';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { motorCalls } from '@muqarin/rules/motor/calls';
import ground from '@/components/ui/ground.module.css';
import { answerOk } from '@/features/plan-list/answer-ok.ts';
import tileCss from '@/features/plan-list/tile/tile.module.css';
import { usePhase } from '@/features/plan-list/use-phase.ts';
import { post } from '@/lib/calls.ts';
import { say } from '@/lib/reader.ts';
import type { ListedPlan } from './plan-prices.ts';
import { t } from './texts.ts';
import type { TileShared } from './tile-shared.ts';

/** Mails this plan with its add-ons to the lead's address (S1 7, decisions V31). */
export function MailPlan({ plan, shared }: { plan: ListedPlan; shared: TileShared }) {
  const [phase, setPhase] = usePhase(8000);
  const { id, name } = plan.tile;
  const mail = async (event: React.MouseEvent) => {
    // Nobody to mail it to yet: the plain post leads to the contact step.
    if (shared.email === '') return;
    event.preventDefault();
    if (phase === 'busy') return;
    setPhase('busy');
    try {
      const fields = { product_id: id, selected_addon_ids: writeIds(plan.addonIds) };
      setPhase(answerOk(await post(motorCalls.mailOne.path, fields)) ? 'done' : 'failed');
    } catch {
      setPhase('failed');
    }
  };
  const words = {
    rest: t.mail,
    busy: say(motorMessages.sending),
    done: say(motorMessages.quoteMailed),
    failed: t.mailFailed,
  };
  return (
    <button
      className={tileCss.opener}
      type="submit"
      formAction={motorListPaths.email}
      name="product_ids"
      value={id}
      onClick={mail}
    >
      <span aria-live="polite">{words[phase]}</span>
      <span className={ground.vh}>
        {` ${name}, ${fillMessage(t.mailTo, { email: shared.email })}`}
      </span>
    </button>
  );
}
