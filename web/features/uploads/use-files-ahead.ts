import type { SlotModel } from '@muqarin/bff/contract/file-slots';
import { useMemo, useRef } from 'react';
import { filesAhead } from './send-ahead.ts';
import type { RemoveFile, SendFile } from './use-file-slot.ts';

/** Files of a form, each sent as soon as it is chosen; what has arrived, and what is under way. */
export function useFilesAhead(purpose: string, csrfToken: string, slots: readonly SlotModel[]) {
  const there = useRef(new Set(slots.flatMap(({ field, file }) => (file ? [field] : []))));
  const sending = useRef(new Map<string, Promise<unknown>>());
  const ahead = useMemo(() => {
    const { send, remove } = filesAhead(purpose, csrfToken);
    return {
      send: (async (field, file, watching) => {
        const sent = send(field, file, watching);
        sending.current.set(field, sent);
        const answer = await sent;
        if (sending.current.get(field) === sent) sending.current.delete(field);
        if ('file' in answer) there.current.add(field);
        return answer;
      }) satisfies SendFile,
      remove: (async (field, file) => {
        const problem = await remove(field, file);
        if (problem === null) there.current.delete(field);
        return problem;
      }) satisfies RemoveFile,
    };
  }, [purpose, csrfToken]);
  return {
    ahead,
    /** Slots whose file has arrived. */
    there: there.current,
    settled: () => Promise.allSettled(sending.current.values()),
  };
}
