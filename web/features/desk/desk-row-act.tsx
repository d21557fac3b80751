import type { DeskPage, DeskRowView } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { deskAddress } from './desk-address.ts';

interface Props {
  page: Pick<DeskPage, 'view' | 'slot' | 'page' | 'mayWork' | 'mayReopen'>;
  row: DeskRowView;
  token: string;
  t: { take: string; reopen: string };
  /** Where scripts run. */
  take: (leadId: string, token: string) => void;
}

/** Taken, or put back where it was closed; nothing where somebody has it. */
export function RowAct({ page, row, token, t, take }: Props) {
  const isClosed = page.view === 'closed';
  if (isClosed ? !page.mayReopen || row.state === 'won' : !page.mayWork || row.heldBy !== null)
    return null;
  return (
    <form
      method="post"
      action={formPaths.staffDesk}
      onSubmit={(event) => {
        if (isClosed) return;
        event.preventDefault();
        // The button goes: whoever works by keys stays at this lead.
        event.currentTarget.closest('li')?.querySelector<HTMLElement>('h2 a')?.focus();
        take(row.leadId, token);
      }}
    >
      <CsrfField token={token} />
      <input type="hidden" name="lead_id" value={row.leadId} />
      <input type="hidden" name="return" value={deskAddress(page, page.page)} />
      <Button look="line" name="action" value={isClosed ? 'reopen' : 'take'}>
        {isClosed ? t.reopen : t.take}
        <span className={ground.vh}> {row.reference}</span>
      </Button>
    </form>
  );
}
