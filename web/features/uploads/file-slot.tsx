'use client';

import type { KeptFile } from '@muqarin/bff/contract/file-slots';
import { fillMessage } from '@muqarin/rules/fill-message';
import { FieldMessage } from '@/components/ui/field.tsx';
import { Upload } from '@/components/ui/upload.tsx';
import { classes } from '@/lib/classes.ts';
import { keptWords, sizeOf } from './file-words.ts';
import { t } from './texts.ts';
import css from './uploads.module.css';
import { type RemoveFile, type SendFile, useFileSlot } from './use-file-slot.ts';

export interface FileSlotProps {
  field: string;
  label: string;
  /** Of the input. */
  accept: string;
  /** There when the page was made. */
  file: KeptFile | null;
  error: string | undefined;
  /** What may be wrong with a file before it goes. */
  problemOf: (file: File) => Promise<string | null>;
  /** Sends the file ahead of the form. Without it the form takes it along. */
  send?: SendFile | undefined;
  /** Takes back what has arrived. Without scripts the form's own `remove` does. */
  remove?: RemoveFile | undefined;
  /** Where that goes, if not where the form does. */
  removeTo?: string | undefined;
  first?: boolean | undefined;
}

/** The one control for a file: camera, name, progress, what became of it, and a way to take it back. */
export function FileSlot({ field, label, accept, error, send, remove, ...props }: FileSlotProps) {
  const { file: given, problemOf, first, removeTo } = props;
  const { state, choose, takeBack } = useFileSlot({ file: given, problemOf, send, remove });
  const file = 'file' in state ? state.file : null;
  const isRefused = state.kind === 'refused';
  const problem = isRefused ? state.problem : state.kind === 'rest' ? error : undefined;
  return (
    <div className={classes(css.slot, problem && css.slotBad)}>
      <FieldMessage id={field} error={problem} />
      <Upload
        id={field}
        name={field}
        label={label}
        words={{
          prompt: t.prompt,
          replace: t.replace,
          photo: t.photo,
          clear: t.clear,
          remove: t.remove,
        }}
        accept={accept}
        problem={problem ? `${field}-error` : undefined}
        first={first ?? false}
        said={saidOf(state)}
        there={file !== null}
        thereName={'name' in state ? state.name : undefined}
        percent={state.kind === 'sending' ? state.percent : undefined}
        onChoose={(chosen, control) => void choose(chosen, control)}
        removeTo={removeTo}
        onRemove={remove && state.kind !== 'removing' ? () => void takeBack(field) : undefined}
      />
    </div>
  );
}

function saidOf(state: ReturnType<typeof useFileSlot>['state']): string | undefined {
  if (state.kind === 'sending') return fillMessage(t.sendingFile, { size: sizeOf(state.bytes) });
  if (state.kind === 'chosen') return fillMessage(t.chosen, { size: sizeOf(state.bytes) });
  if (state.kind === 'removing') return t.removing;
  return state.file ? keptWords(state.file) : undefined;
}
