import type { SessionView } from '@muqarin/bff/contract/staff-pages';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import css from './session-list.module.css';

export interface SessionListProps {
  sessions: readonly SessionView[];
  action: string;
  token: string;
  texts: { this: string; unknown: string; used: string; end: string; endAll: string };
  /** Sends a form by a script; without it they are plain. */
  send?: (form: HTMLFormElement, sessionId: string | null) => void;
}

/** Where somebody is signed in: each place can be ended, and all others at once. */
export function SessionList({ sessions, action, token, texts: t, send }: SessionListProps) {
  const sends = (sessionId: string | null) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send?.(event.currentTarget, sessionId);
  };
  return (
    <>
      <ul className={css.list}>
        {sessions.map(({ sessionId, device, lastUsedAt, isThis }) => (
          <li key={sessionId} className={css.row}>
            <span>
              <bdi>{device || t.unknown}</bdi>
              <span className={classes(ground.hush, css.when)}>
                {isThis ? t.this : fillMessage(t.used, { time: shownTime(lastUsedAt) })}
              </span>
            </span>
            {isThis ? null : (
              <form method="post" action={action} onSubmit={send && sends(sessionId)}>
                <CsrfField token={token} />
                <input type="hidden" name="action" value="end-session" />
                <input type="hidden" name="session_id" value={sessionId} />
                <Button look="line">
                  {t.end}
                  <span className={ground.vh}> {device || t.unknown}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <form method="post" action={action} onSubmit={send && sends(null)}>
          <CsrfField token={token} />
          <input type="hidden" name="action" value="end-sessions" />
          <Button look="line">{t.endAll}</Button>
        </form>
      ) : null}
    </>
  );
}
