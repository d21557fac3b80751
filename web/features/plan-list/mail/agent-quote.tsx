import { messages } from '@muqarin/rules/messages';
import { SEND_QUOTE_RESET_BACK_OFFICE_MS } from '@muqarin/rules/plan-list/back-office';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { say } from '@/lib/reader.ts';
import { MailForm } from './mail-form.tsx';

interface Props {
  /** Of the plain form. */
  action: string;
  /** The documented call, and what it takes besides the plans. */
  path: string;
  said?: Readonly<Record<string, string>>;
  /** Of plans, with their variants where a line has any. */
  ids: readonly (number | string)[];
  csrfToken: string;
  address: string;
  send: Send;
  onWarn: (message: string) => void;
}

/** Back office only: turns the chosen plans into quotation lines (S0 4 and 6, decisions M40). */
export function AgentQuote({ action, path, said, ids, ...page }: Props) {
  const { csrfToken, address, send, onWarn } = page;
  const selected_product_ids_str = ids.join(',');
  const mayGo = () => {
    if (ids.length === 0) onWarn(say(messages.selectProducts));
    return ids.length > 0;
  };
  const call = () => send<object>(path, { selected_product_ids_str, ...said });
  return (
    <MailForm
      action={action}
      csrfToken={csrfToken}
      fields={{ selected_product_ids_str, return: address, ...said }}
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
