import { useEffect, useRef, useState } from 'react';

/** What is wrong with the file, or null. */
export type SendFile = (
  field: string,
  file: File,
  watching: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<string | null>;

type State =
  | { kind: 'none' }
  | { kind: 'chosen' | 'sent'; size: string }
  | { kind: 'sending'; size: string; percent: number }
  | { kind: 'refused'; problem: string };

/** A chosen file on its way: looked at, sent where that is wanted, and given up when it is taken away or another one comes. */
export function useFileSlot(
  problemOf: (file: File) => Promise<string | null>,
  send: SendFile | undefined,
) {
  const [state, setState] = useState<State>({ kind: 'none' });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const choose = async (file: File | null, control: HTMLInputElement) => {
    under.current?.abort();
    if (!file) return setState({ kind: 'none' });
    const mine = new AbortController();
    under.current = mine;
    const size = sizeOf(file);
    const problem = await problemOf(file);
    if (mine.signal.aborted) return;
    if (problem) return setState({ kind: 'refused', problem });
    if (!send) return setState({ kind: 'chosen', size });
    const onProgress = (percent: number) => {
      if (!mine.signal.aborted) setState({ kind: 'sending', size, percent });
    };
    onProgress(0);
    const refused = await send(control.name, file, { onProgress, signal: mine.signal });
    if (mine.signal.aborted) return;
    // It is there: the form need not take it along again.
    if (!refused) control.value = '';
    setState(refused ? { kind: 'refused', problem: refused } : { kind: 'sent', size });
  };
  return { state, choose };
}

function sizeOf({ size: bytes }: File): string {
  return bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
