import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from '../texts.ts';
import { usePhase } from './use-phase.ts';

interface Props {
  href: string;
  label: string;
  fileName: string;
  /** The document's delay: the longest the last label stays (S0 9, decisions M49). */
  resetMs: number;
}

/** A link to a file; with a script its label follows the real download (decisions M64). */
export function DownloadButton({ href, label, fileName, resetMs }: Props) {
  const [phase, setPhase] = usePhase(resetMs);
  const file = useRef<string>(undefined);
  useEffect(() => () => URL.revokeObjectURL(file.current ?? ''), []);
  const load = async (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (phase === 'busy') return;
    setPhase('busy');
    try {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
      URL.revokeObjectURL(file.current ?? '');
      file.current = URL.createObjectURL(await answer.blob());
      save(file.current, fileName);
      setPhase('done');
    } catch {
      setPhase('failed');
    }
  };
  const words = { rest: label, busy: t.downloading, done: t.downloaded, failed: t.downloadFailed };
  return (
    <ButtonLink look="line" href={href} download={fileName} onClick={load}>
      <Icon of={Download} size="s" />
      <span aria-live="polite">{words[phase]}</span>
    </ButtonLink>
  );
}

function save(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
