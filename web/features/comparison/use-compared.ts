import { messages } from '@muqarin/rules/messages';
import { toggleCompared } from '@muqarin/rules/plan-list/compare';
import { useRef, useState } from 'react';
import { say } from '@/lib/reader.ts';
import { showToast } from '@/lib/toast.ts';
import type { Send } from '../plan-list/use-forms.ts';

/**
 * The compare tray: shown at once, saved behind; a save that fails is taken back and said. `whenSaved` is null when nothing
 * is under way: what leads to the comparison waits for it, else a late save would undo what that saves.
 */
export function useCompared(
  start: readonly number[],
  path: string,
  send: Send,
  warn: (message: string) => void,
) {
  const [ids, setIds] = useState<readonly number[]>(start);
  const saved = useRef<readonly number[]>(start);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  const toggle = (id: number) => {
    const next = toggleCompared(ids, id);
    if (next.message) return warn(next.message);
    setIds(next.ids);
    underWay.current += 1;
    queue.current = queue.current
      .then(() => send(path, { product_id: id }))
      .then(
        (answer) => {
          saved.current = answer.comparedIds ?? next.ids;
          if (answer.ok) return;
          setIds(saved.current);
          if (answer.warning) warn(answer.warning);
        },
        () => {
          setIds(saved.current);
          showToast({ text: say(messages.somethingFailed), tone: 'warn' });
        },
      )
      .finally(() => {
        underWay.current -= 1;
      });
  };
  const whenSaved = () => (underWay.current > 0 ? queue.current : null);
  /** What the server keeps now, after something else changed it. */
  const replace = (next: readonly number[]) => {
    saved.current = next;
    setIds(next);
  };
  return { ids, toggle, replace, whenSaved };
}
