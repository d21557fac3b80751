import { formPaths } from '@muqarin/bff/contract/forms';
import { contractIds } from '@muqarin/rules/contract-ids';
import { medicalCalls } from '@muqarin/rules/medical/calls';
import { SEND_QUOTE_RESET_BACK_OFFICE_MS } from '@muqarin/rules/medical/constants';
import { messages } from '@muqarin/rules/messages';
import { Button } from '@/components/ui/button.tsx';
import { answerOk } from '@/features/plan-list/answer-ok.ts';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { usePhase } from '@/features/plan-list/use-phase.ts';
import { say } from '@/lib/reader.ts';

interface Props {
  planIds: readonly number[];
  csrfToken: string;
  address: string;
  send: Send;
  onWarn: (message: string) => void;
}

/** Back office only: turns the chosen plans into quotation lines (S0 4 and 6, decisions M40). */
export function AgentQuote({ planIds, csrfToken, address, send, onWarn }: Props) {
  const [phase, setPhase] = usePhase(SEND_QUOTE_RESET_BACK_OFFICE_MS);
  const ids = planIds.join(',');
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (planIds.length === 0) return onWarn(say(messages.selectProducts));
    if (phase === 'busy') return;
    setPhase('busy');
    try {
      const answer = await send<object>(medicalCalls.agentQuote.path, {
        selected_product_ids_str: ids,
      });
      setPhase(answerOk(answer) ? 'done' : 'failed');
    } catch {
      setPhase('failed');
    }
  };
  const words = {
    rest: say(messages.backOfficeQuote),
    busy: say(messages.backOfficeSending),
    done: say(messages.backOfficeCreated),
    failed: say(messages.backOfficeFailed),
  };
  return (
    <form action={formPaths.quotationLines} method="post" onSubmit={submit}>
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="selected_product_ids_str" value={ids} />
      <input type="hidden" name="return" value={address} />
      <Button look="line" aria-disabled={phase === 'busy' || undefined}>
        <span aria-live="polite">{words[phase]}</span>
      </Button>
    </form>
  );
}
