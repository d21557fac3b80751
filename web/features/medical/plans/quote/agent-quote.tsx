import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import { medicalCalls } from '@muqarin/rules/medical/calls';
import { SEND_QUOTE_RESET_BACK_OFFICE_MS } from '@muqarin/rules/medical/constants';
import { messages } from '@muqarin/rules/messages';
import { MailForm } from '@/features/plan-list/mail/mail-form.tsx';
import type { Send } from '@/features/plan-list/use-forms.ts';
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
  const selected_product_ids_str = planIds.join(',');
  const mayGo = () => {
    if (planIds.length === 0) onWarn(say(messages.selectProducts));
    return planIds.length > 0;
  };
  const call = () => send<object>(medicalCalls.agentQuote.path, { selected_product_ids_str });
  return (
    <MailForm
      action={medicalPaths.quotationLines}
      csrfToken={csrfToken}
      fields={{ selected_product_ids_str, return: address }}
      // Staff make lines for whoever asks, with or without a contact.
      mail={{ contactFirst: false, resetMs: SEND_QUOTE_RESET_BACK_OFFICE_MS, mayGo, call }}
      words={{
        rest: say(messages.backOfficeQuote),
        busy: say(messages.backOfficeSending),
        done: say(messages.backOfficeCreated),
        failed: say(messages.backOfficeFailed),
      }}
    />
  );
}
