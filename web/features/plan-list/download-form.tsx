import { contractIds } from '@muqarin/rules/contract-ids';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { download } from '@/components/ui/drawings-plans.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { downloadWords } from './mail/download-words.ts';
import { useDownload } from './use-download.ts';

interface Props {
  /** That answers a file to a post. */
  action: string;
  csrfToken: string;
  fields: Readonly<Record<string, string>>;
  label: string;
  fileName: string;
  resetMs: number;
  /** Whether it can be asked for; says itself why not. */
  mayGo: () => boolean;
  onRefused: (sentence: string) => void;
}

/** A file that has to be posted for: a plain form, and with a script a button whose label follows the real download. */
export function DownloadForm(props: Props) {
  const { action, csrfToken, fields, label, fileName, resetMs, mayGo, onRefused } = props;
  const token = useRef(csrfToken);
  const ask = async () => {
    const answer = await posted(action, { ...fields, [contractIds.csrfField]: token.current });
    const fresh = answer.status === 403 ? await freshToken(answer) : null;
    if (fresh === null) return answer;
    token.current = fresh;
    return posted(action, { ...fields, [contractIds.csrfField]: fresh });
  };
  const file = useDownload({ fileName, resetMs, ask, onRefused });
  const onSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (mayGo()) void file.load();
  };
  const said = { rest: label, ...downloadWords() };
  return (
    <form action={action} method="post" onSubmit={onSubmit}>
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="line" aria-disabled={file.label === 'busy' || undefined}>
        <Icon of={download} size="s" />
        <span aria-live="polite">{said[file.label]}</span>
      </Button>
    </form>
  );
}

function posted(action: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const headers = { accept: 'application/octet-stream, application/json' };
  return fetch(action, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

/** Of a page that had expired (decisions X4). */
async function freshToken(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  const { csrf_token: fresh } = (body ?? {}) as { csrf_token?: unknown };
  return typeof fresh === 'string' ? fresh : null;
}
