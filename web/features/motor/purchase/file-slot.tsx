'use client';

import type { MotorSlot } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/messages';
import { ACCEPTED_TYPES, fileProblem, NCD_DOCUMENT } from '@muqarin/rules/motor/uploads';
import { useState } from 'react';
import { circleCheck } from '@/components/ui/drawings.ts';
import { FieldMessage } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { classes } from '@/lib/classes.ts';
import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/motor-files.json' with { type: 'json' };
import css from './uploads.module.css';

/** Apart from the purchase's words, which pages that only take a file need not load. */
const t = pageTexts('motor-files', english);

export interface SlotProps {
  slot: MotorSlot;
  error: string | undefined;
  /** Sends the file ahead of the form; what is wrong with it, or null. Without it the form takes it along. */
  send?: (field: string, file: File) => Promise<string | null>;
}

/** One file: the browser's own control, large enough to press, and what became of it. */
export function FileSlot({ slot: { field, label, status, reason }, error, send }: SlotProps) {
  const [own, setOwn] = useState<Own>({ said: null, problem: null, busy: false });
  const problem = own.problem ?? (own.said === null ? error : undefined);
  const said = own.said ?? (status === 'received' && !own.problem ? t.received : null);

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return setOwn({ said: null, problem: null, busy: false });
    const { size, problem: wrong } = describe(file);
    if (wrong || !send) {
      return setOwn({
        said: wrong ? null : fillMessage(t.chosen, { size }),
        problem: wrong,
        busy: false,
      });
    }
    setOwn({ said: fillMessage(t.sendingFile, { size }), problem: null, busy: true });
    const refused = await send(field, file);
    // Another one was chosen meanwhile: what is said of the slot is said of that one.
    if (input.files?.[0] !== file) return;
    // It is there: the form need not take it along again.
    if (!refused) input.value = '';
    setOwn({
      said: refused ? null : fillMessage(t.receivedFile, { size }),
      problem: refused,
      busy: false,
    });
  };

  return (
    <div
      className={classes(css.slot, problem && css.slotBad, !own.busy && said && css.slotThere)}
      aria-busy={own.busy || undefined}
    >
      <label htmlFor={field} className={css.slotLabel}>
        {label}
      </label>
      <FieldMessage id={field} error={problem ?? (status === 'refused' ? reason : undefined)} />
      <input
        type="file"
        id={field}
        name={field}
        accept={ACCEPTED_TYPES.join(',')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${field}-error` : `${field}-said`}
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      {field !== NCD_DOCUMENT && <input type="hidden" name={`${field}_label`} value={label} />}
      <p id={`${field}-said`} className={own.busy ? css.sending : css.there} aria-live="polite">
        {said && (
          <>
            {!own.busy && <Icon of={circleCheck} size="s" />}
            <span>{said}</span>
          </>
        )}
      </p>
    </div>
  );
}

interface Own {
  said: string | null;
  problem: string | null;
  busy: boolean;
}

function describe({ name, type, size: bytes }: File) {
  const size =
    bytes < 1024 * 1024
      ? `${Math.ceil(bytes / 1024)} kB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return { size, problem: fileProblem({ name, type, bytes }) };
}
