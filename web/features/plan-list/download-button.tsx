import { ButtonLink } from '@/components/ui/button.tsx';
import { download } from '@/components/ui/drawings-plans.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { downloadWords } from './mail/download-words.ts';
import { useDownload } from './use-download.ts';

interface Props {
  href: string;
  label: string;
  fileName: string;
  resetMs: number;
  /** Other labels than medical's. */
  words?: { busy: string; done: string; failed: string; crowded: string };
  /** What must be done before the file is there; gives its address. */
  prepare?: () => Promise<string>;
}

/** A link to a file; with a script its label follows the real download. */
export function DownloadButton({ href, label, fileName, resetMs, words, prepare }: Props) {
  const ask = async () => fetch(prepare ? await prepare() : href);
  const file = useDownload({ fileName, resetMs, ask });
  const onClick = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void file.load();
  };
  const said = { rest: label, ...(words ?? downloadWords()) };
  return (
    // Without a script the file's own head names it; `download` here would keep the reason of a refusal from being shown.
    <ButtonLink look="line" href={href} onClick={onClick}>
      <Icon of={download} size="s" />
      <span aria-live="polite">{said[file.label]}</span>
    </ButtonLink>
  );
}
