import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { download } from '@/components/ui/drawings-plans.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from './mail/texts.ts';
import { usePhase } from './use-phase.ts';

interface Props {
  href: string;
  label: string;
  fileName: string;
  /** The document's delay: the longest the last label stays (S0 9, decisions M49). */
  resetMs: number;
  /** Other labels than medical's. */
  words?: { busy: string; done: string; failed: string; crowded: string };
  /** What must be done before the file is there; gives its address. */
  prepare?: () => Promise<string>;
}

/** A link to a file; with a script its label follows the real download (decisions M64). */
export function DownloadButton(props: Props) {
  const { href, label, fileName, resetMs, prepare } = props;
  const [phase, setPhase] = usePhase(resetMs);
  const [isCrowded, setCrowded] = useState(false);
  const file = useRef<string>(undefined);
  useEffect(() => () => URL.revokeObjectURL(file.current ?? ''), []);
  const load = async (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (phase === 'busy') return;
    setPhase('busy');
    setCrowded(false);
    try {
      const answer = await fetch(prepare ? await prepare() : href);
      setCrowded(answer.status === 503 || answer.status === 429);
      if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
      URL.revokeObjectURL(file.current ?? '');
      file.current = URL.createObjectURL(await answer.blob());
      save(file.current, fileName);
      setPhase('done');
    } catch {
      setPhase('failed');
    }
  };
  const usual = {
    busy: t.downloading,
    done: t.downloaded,
    failed: t.downloadFailed,
    crowded: t.downloadCrowded,
  };
  const words = { rest: label, ...(props.words ?? usual) };
  return (
    // Without a script the file's own head names it; `download` here would keep the reason of a refusal from being shown.
    <ButtonLink look="line" href={href} onClick={load}>
      <Icon of={download} size="s" />
      <span aria-live="polite">{words[phase === 'failed' && isCrowded ? 'crowded' : phase]}</span>
    </ButtonLink>
  );
}

function save(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
