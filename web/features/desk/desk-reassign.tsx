import type { DeskRowView } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { reassignReasons } from '@muqarin/rules/desk/reassign-reasons';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Select } from '@/components/ui/select.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './desk.module.css';

interface Props {
  row: DeskRowView;
  /** Who is at the desk beside whoever has it. */
  agents: readonly string[];
  token: string;
  /** The page to come back to. */
  back: string;
}

/** A supervisor gives what somebody has to another, or to the queue. */
export function DeskReassign({ row: { leadId, reference, heldBy }, agents, token, back }: Props) {
  const { move: t, choose } = textsOf('desk');
  const [to, reason] = [`to-${leadId}`, `reason-${leadId}`];
  return (
    <form method="post" action={formPaths.staffDesk} className={css.act}>
      <CsrfField token={token} />
      <input type="hidden" name="lead_id" value={leadId} />
      <input type="hidden" name="from" value={heldBy ?? ''} />
      <input type="hidden" name="return" value={back} />
      <Field id={to} label={t.to}>
        <Select id={to} name="to" defaultValue="">
          <option value="">{t.queue}</option>
          {agents.map((agent) => (
            <option key={agent} value={agent}>
              {agent}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={reason} label={t.reason}>
        <Select id={reason} name="reason" defaultValue="">
          <option value="">{choose}</option>
          {reassignReasons.map((name) => (
            <option key={name} value={name}>
              {t.reasons[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Button look="line" name="action" value="reassign">
        {t.submit}
        <span className={ground.vh}> {reference}</span>
      </Button>
    </form>
  );
}
