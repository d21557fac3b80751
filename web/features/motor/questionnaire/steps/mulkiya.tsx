import { motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { formMessages } from '@muqarin/rules/messages-form';
import { Button } from '@/components/ui/button.tsx';
import { FileSlot } from '@/features/motor/purchase/file-slot.tsx';
import type { SendFile } from '@/features/motor/purchase/use-file-slot.ts';
import { messageOf, type NamedError } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import type { MotorTexts } from '../texts.ts';
import css from './mulkiya.module.css';

interface MulkiyaProps {
  csrfToken: string;
  texts: MotorTexts['last'];
  received: boolean;
  errors: readonly NamedError[];
}

/** Optional (decisions V11): sent when it is chosen, or by its button, which takes the form along, without JavaScript. */
export function Mulkiya({ csrfToken, texts: t, received, errors }: MulkiyaProps) {
  return (
    <div className={css.card}>
      <FileSlot
        slot={{
          field: 'mulkiya',
          label: t.mulkiya,
          status: received ? 'received' : 'missing',
          reason: '',
        }}
        error={messageOf(errors, 'mulkiya')}
        send={(_field, file, watching) => send(csrfToken, file, watching)}
      />
      <p className={css.hint}>{t.mulkiyaHint}</p>
      <Button
        look="line"
        className={css.plain}
        formAction={motorFormPaths.mulkiya}
        formEncType="multipart/form-data"
      >
        {t.mulkiyaSend}
      </Button>
    </div>
  );
}

/** How is loaded with the first card. Why it was refused, or null. */
function send(
  csrfToken: string,
  file: File,
  watching: Parameters<SendFile>[2],
): Promise<string | null> {
  return import('./send-card.ts').then(
    ({ sendCard }) => sendCard(csrfToken, file, watching),
    () => say(formMessages.somethingFailed),
  );
}
