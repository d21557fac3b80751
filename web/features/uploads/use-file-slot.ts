import type { KeptFile } from '@muqarin/bff/contract/file-slots';
import { useEffect, useRef, useState } from 'react';
import { nameOf, rememberName } from './kept-names.ts';

/** The file as it was kept, or why it was not. */
export type Sent = { file: KeptFile } | { problem: string };

export type SendFile = (
  field: string,
  file: File,
  watching: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<Sent>;

/** Takes back what has arrived; why it could not be, or null. */
export type RemoveFile = (field: string, file: KeptFile) => Promise<string | null>;

type State =
  /** `file` has arrived, `name` is known where this tab sent it. */
  | { kind: 'rest'; file: KeptFile | null; name?: string | undefined }
  | { kind: 'chosen'; bytes: number }
  | { kind: 'sending'; bytes: number; percent: number }
  | { kind: 'removing'; file: KeptFile; name?: string | undefined }
  | { kind: 'refused'; problem: string; file: KeptFile | null; name?: string | undefined };

interface Options {
  /** There when the page was made. */
  file: KeptFile | null;
  problemOf: (file: File) => Promise<string | null>;
  send: SendFile | undefined;
  remove: RemoveFile | undefined;
}

/** A chosen file on its way: looked at, sent where that is wanted, given up or taken back when somebody says so. */
export function useFileSlot({ file: given, problemOf, send, remove }: Options) {
  const [state, setState] = useState<State>({ kind: 'rest', file: given });
  const under = useRef<AbortController>(undefined);
  // What is there while another one is chosen, sent or refused.
  const there = useRef(given);
  useEffect(() => {
    if (given) setState((now) => (now.kind === 'rest' ? rest(given) : now));
    return () => under.current?.abort();
  }, [given]);

  const choose = async (file: File | null, control: HTMLInputElement) => {
    under.current?.abort();
    if (!file) return setState(rest(there.current));
    const mine = new AbortController();
    under.current = mine;
    const bytes = file.size;
    const refused = (problem: string) => {
      // The one that came before stays, and the form takes no other along.
      if (there.current) control.value = '';
      setState({ ...rest(there.current), kind: 'refused', problem });
    };
    const problem = await problemOf(file);
    if (mine.signal.aborted) return;
    if (problem) return refused(problem);
    if (!send) return setState({ kind: 'chosen', bytes });
    const onProgress = (percent: number) => {
      if (!mine.signal.aborted) setState({ kind: 'sending', bytes, percent });
    };
    onProgress(0);
    const sent = await send(control.name, file, { onProgress, signal: mine.signal });
    if (mine.signal.aborted) return;
    if ('problem' in sent) return refused(sent.problem);
    // It is there: the form need not take it along again.
    control.value = '';
    rememberName(sent.file.uploadId, file.name);
    there.current = sent.file;
    setState(rest(sent.file));
  };

  const takeBack = async (field: string) => {
    const file = there.current;
    if (!file || !remove) return;
    setState({ ...rest(file), kind: 'removing', file });
    const problem = await remove(field, file);
    if (problem === null) there.current = null;
    const after = rest(there.current);
    setState(problem === null ? after : { ...after, kind: 'refused', problem });
  };
  return { state, choose, takeBack };
}

function rest(file: KeptFile | null): Extract<State, { kind: 'rest' }> {
  return { kind: 'rest', file, name: file ? nameOf(file.uploadId) : undefined };
}
