'use client';

import type { MotorSlot } from '@muqarin/bff/contract/motor/order-pages';
import { ACCEPTED_TYPES, NCD_DOCUMENT } from '@muqarin/rules/motor/uploads';
import { FileSlot, type FileSlotProps } from '@/features/uploads/file-slot.tsx';
import { sayMessage } from '@/lib/in-readers.ts';

interface Props extends Pick<FileSlotProps, 'error' | 'send' | 'remove'> {
  slot: MotorSlot;
}

/** One file that a policy needs, under the label with which it is posted (decisions V26). */
export function MotorFileSlot({ slot, error, ...ahead }: Props) {
  const { field, label, file, status, reason } = slot;
  return (
    <>
      <FileSlot
        {...ahead}
        field={field}
        label={label}
        accept={ACCEPTED_TYPES.join(',')}
        file={file}
        error={error ?? (status === 'refused' && !file ? reason : undefined)}
        problemOf={motorFileProblem}
      />
      {field !== NCD_DOCUMENT && <input type="hidden" name={`${field}_label`} value={label} />}
    </>
  );
}

/** What may be wrong with a file is loaded with the first one. Where it does not come, the server says it. */
export function motorFileProblem({ name, type, size: bytes }: File): Promise<string | null> {
  return import('@muqarin/rules/motor/file-problem').then(
    ({ fileProblem }) => {
      const problem = fileProblem({ name, type, bytes });
      return problem && sayMessage(problem);
    },
    () => null,
  );
}
