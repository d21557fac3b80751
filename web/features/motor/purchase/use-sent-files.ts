import type { MotorSlot } from '@muqarin/bff/contract/motor/order-pages';
import { useRef } from 'react';
import type { RemoveFile, SendFile, Sent } from '@/features/uploads/use-file-slot.ts';
import { removeFile, sendFile } from './purchase-calls.ts';

/** Files that go ahead of the form as soon as they are chosen: six large ones are more than one request may carry. */
export function useSentFiles(fields: () => FormData, slots: readonly MotorSlot[]) {
  const sending = useRef(new Map<string, Promise<unknown>>());
  const there = useRef(new Set(slots.flatMap(({ field, file }) => (file ? [field] : []))));
  const refused = useRef(new Map<string, string>());
  // One after the other: what was pressed last is what stays.
  const inTurn = async <T>(field: string, act: () => Promise<T>): Promise<T> => {
    const before = sending.current.get(field) ?? Promise.resolve();
    const turn = before.catch(() => null).then(act);
    sending.current.set(field, turn);
    const done = await turn;
    if (sending.current.get(field) === turn) sending.current.delete(field);
    return done;
  };
  return {
    /** Slots whose file has arrived. */
    there: there.current,
    settled: () => Promise.allSettled(sending.current.values()),
    /** Files that were not taken since this was last asked: why, by slot. What each was to replace is still there. */
    newlyRefused: () => {
      const since = refused.current;
      refused.current = new Map();
      return since;
    },
    send: (async (field, file, watching) => {
      const sent = await inTurn<Sent>(field, () => sendFile(fields(), field, file, watching));
      refused.current.delete(field);
      if ('file' in sent) there.current.add(field);
      else if (!watching.signal.aborted) refused.current.set(field, sent.problem);
      return sent;
    }) satisfies SendFile,
    remove: (async (field) => {
      const problem = await inTurn(field, () => removeFile(fields(), field));
      if (problem === null) {
        there.current.delete(field);
        refused.current.delete(field);
      }
      return problem;
    }) satisfies RemoveFile,
  };
}
