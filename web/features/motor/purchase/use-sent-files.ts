import { useRef } from 'react';
import { sendFile } from './purchase-calls.ts';
import type { SendFile } from './use-file-slot.ts';

/** Files that go ahead of the form as soon as they are chosen: six large ones are more than one request may carry. */
export function useSentFiles(fields: () => FormData) {
  const sending = useRef(new Map<string, Promise<unknown>>());
  const received = useRef(new Set<string>());
  return {
    /** Slots whose file has arrived since the page was made. */
    received: received.current,
    settled: () => Promise.allSettled(sending.current.values()),
    send: (async (field, file, watching) => {
      // One after the other: the file that was chosen last is the one that stays.
      const before = sending.current.get(field) ?? Promise.resolve();
      const sent = before.catch(() => null).then(() => sendFile(fields(), field, file, watching));
      sending.current.set(field, sent);
      const refused = await sent;
      if (sending.current.get(field) === sent) sending.current.delete(field);
      if (refused) received.current.delete(field);
      else received.current.add(field);
      return refused;
    }) satisfies SendFile,
  };
}
