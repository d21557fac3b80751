import type { SessionView } from '@muqarin/bff/contract/staff-pages';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import css from './session-list.module.css';

interface Props {
  sessions: readonly SessionView[];
  action: string;
  token: string;
  texts: { this: string; unknown: string; used: string; end: string; endAll: string };
}

/** Where somebody is signed in: each place can be ended, and all others at once. Plain forms. */
export function SessionList({ sessions, action, token, texts: t }: Props) {
  return (
    <>
      <ul className={css.list}>
        {sessions.map(({ sessionId, device, lastUsedAt, isThis }) => (
          <li key={sessionId} className={css.row}>
            <span>
              <bdi dir="ltr">{device || t.unknown}</bdi>
              <span className={ground.hush}>
                {' '}
                {isThis ? t.this : fillMessage(t.used, { time: shownTime(lastUsedAt) })}
              </span>
            </span>
            {isThis ? null : (
              <form method="post" action={action}>
                <CsrfField token={token} />
                <input type="hidden" name="action" value="end-session" />
                <Button look="line" name="session_id" value={sessionId}>
                  {t.end}
                  <span className={ground.vh}> {device || t.unknown}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <form method="post" action={action}>
          <CsrfField token={token} />
          <Button look="line" name="action" value="end-sessions">
            {t.endAll}
          </Button>
        </form>
      ) : null}
    </>
  );
}
