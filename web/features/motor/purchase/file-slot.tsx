'use client';

import type { MotorSlot } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { ACCEPTED_TYPES, NCD_DOCUMENT } from '@muqarin/rules/motor/uploads';
import { FieldMessage } from '@/components/ui/field.tsx';
import { Upload } from '@/components/ui/upload.tsx';
import { classes } from '@/lib/classes.ts';
import { pageTexts } from '@/lib/page-texts.ts';
import english from '@/messages/en/page/motor-files.json' with { type: 'json' };
import css from './uploads.module.css';
import { type SendFile, useFileSlot } from './use-file-slot.ts';

/** Apart from the purchase's words, which pages that only take a file need not load. */
const t = pageTexts('motor-files', english);

export interface SlotProps {
  slot: MotorSlot;
  error: string | undefined;
  /** Sends the file ahead of the form. Without it the form takes it along. */
  send?: SendFile;
}

/** One file that a policy needs, and what became of it. */
export function FileSlot({ slot, error, send }: SlotProps) {
  const { field, label, status, reason } = slot;
  const { state, choose } = useFileSlot(problemOf, send);
  const problem = state.kind === 'refused' ? state.problem : state.kind === 'none' ? error : null;
  const received = state.kind === 'sent' || (state.kind === 'none' && status === 'received');
  const shown = problem ?? (status === 'refused' && state.kind === 'none' ? reason : '');
  return (
    <div className={classes(css.slot, problem && css.slotBad)}>
      <FieldMessage id={field} error={shown || undefined} />
      <Upload
        id={field}
        name={field}
        label={label}
        words={{ prompt: received ? t.replace : t.prompt, photo: t.photo, clear: t.clear }}
        accept={ACCEPTED_TYPES.join(',')}
        problem={problem ? `${field}-error` : undefined}
        said={saidOf(state, received)}
        there={received}
        percent={state.kind === 'sending' ? state.percent : undefined}
        onChoose={(file, control) => void choose(file, control)}
      />
      {field !== NCD_DOCUMENT && <input type="hidden" name={`${field}_label`} value={label} />}
    </div>
  );
}

/** What may be wrong with a file is loaded with the first one. Where it does not come, the server says it. */
function problemOf({ name, type, size: bytes }: File): Promise<string | null> {
  return import('@muqarin/rules/motor/file-problem').then(
    ({ fileProblem }) => fileProblem({ name, type, bytes }),
    () => null,
  );
}

function saidOf(
  state: ReturnType<typeof useFileSlot>['state'],
  received: boolean,
): string | undefined {
  if (state.kind === 'sent') return fillMessage(t.receivedFile, { size: state.size });
  if (state.kind === 'sending') return fillMessage(t.sendingFile, { size: state.size });
  if (state.kind === 'chosen') return fillMessage(t.chosen, { size: state.size });
  return received ? t.received : undefined;
}
