import type { KeptFile } from '@muqarin/bff/contract/file-slots';
import { motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { formMessages } from '@muqarin/rules/messages-form';
import { ACCEPTED_TYPES } from '@muqarin/rules/motor/uploads';
import { Button } from '@/components/ui/button.tsx';
import { FileSlot } from '@/features/uploads/file-slot.tsx';
import type { RemoveFile, SendFile } from '@/features/uploads/use-file-slot.ts';
import { messageOf, type NamedError } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { motorFileProblem } from '../../purchase/motor-slot.tsx';
import type { MotorTexts } from '../texts.ts';
import css from './mulkiya.module.css';

interface MulkiyaProps {
  csrfToken: string;
  texts: MotorTexts['last'];
  /** Sent before. */
  card: KeptFile | null;
  errors: readonly NamedError[];
}

/** Optional (decisions V11): sent when it is chosen, or by its button, which takes the form along, without JavaScript. */
export function Mulkiya({ csrfToken, texts: t, card, errors }: MulkiyaProps) {
  const { send, remove } = aheadOf(csrfToken);
  return (
    <div className={css.card}>
      <FileSlot
        field="mulkiya"
        label={t.mulkiya}
        accept={ACCEPTED_TYPES.join(',')}
        file={card}
        error={messageOf(errors, 'mulkiya')}
        problemOf={motorFileProblem}
        send={send}
        remove={remove}
        removeTo={motorFormPaths.mulkiya}
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

/** How is loaded with the first card. */
function aheadOf(csrfToken: string): { send: SendFile; remove: RemoveFile } {
  const ahead = async () => {
    const { filesAhead } = await import('@/features/uploads/send-ahead.ts');
    return filesAhead('mulkiya', csrfToken);
  };
  const failed = () => say(formMessages.somethingFailed);
  return {
    send: (...asked) =>
      ahead().then(
        ({ send }) => send(...asked),
        () => ({ problem: failed() }),
      ),
    remove: (...asked) => ahead().then(({ remove }) => remove(...asked), failed),
  };
}
