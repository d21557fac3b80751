import { useEffect, useRef, useState } from 'react';
import { usePhase } from './use-phase.ts';

interface Download {
  fileName: string;
  /** The document's delay: the longest the last label stays (S0 9, decisions M49). */
  resetMs: number;
  /** Asks for the file. */
  ask: () => Promise<Response>;
  /** Where the answer is no file but a sentence that says why not. */
  onRefused?: (sentence: string) => void;
}

/** A file that a script asks for: its phase follows the real download (decisions M49, M64). */
export function useDownload({ fileName, resetMs, ask, onRefused }: Download) {
  const [phase, setPhase] = usePhase(resetMs);
  const [isCrowded, setCrowded] = useState(false);
  const file = useRef<string>(undefined);
  useEffect(() => () => URL.revokeObjectURL(file.current ?? ''), []);
  const load = async () => {
    if (phase === 'busy') return;
    setPhase('busy');
    setCrowded(false);
    try {
      const answer = await ask();
      setCrowded(answer.status === 503 || answer.status === 429);
      const refusal = await refusalOf(answer);
      if (refusal !== null && onRefused) {
        onRefused(refusal);
        setPhase('rest');
        return;
      }
      if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
      URL.revokeObjectURL(file.current ?? '');
      file.current = URL.createObjectURL(await answer.blob());
      save(file.current, fileName);
      setPhase('done');
    } catch {
      setPhase('failed');
    }
  };
  const label = phase === 'failed' && isCrowded ? ('crowded' as const) : phase;
  return { label, load };
}

/** A business answer is 200 with `error` (decisions X2). */
async function refusalOf(answer: Response): Promise<string | null> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  const { error } = (await answer.json()) as { error?: unknown };
  return typeof error === 'string' ? error : null;
}

function save(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
