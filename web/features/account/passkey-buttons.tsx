'use client';

import { accountMessages } from '@muqarin/rules/messages-account';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { say } from '@/lib/reader.ts';
import { NOTICE_MS, showToast } from '@/lib/toast.ts';
import css from './passkey.module.css';
import type { PasskeyCame } from './passkey-came.ts';
import { t } from './texts.ts';

type Ask = () => Promise<PasskeyCame>;

/** One press, and one on the device. What asks the browser comes with the press. */
export function PasskeySignIn({ to, csrfToken }: { to: string; csrfToken: string }) {
  return (
    <Press
      label={t.passkeySignIn}
      wide
      ask={async () => (await import('./ask-passkey.ts')).signInByPasskey(to, csrfToken)}
    />
  );
}

export function PasskeyAdd({ csrfToken }: { csrfToken: string }) {
  return (
    <Press
      label={t.passkeyAdd}
      ask={async () => (await import('./ask-passkey.ts')).addPasskey(csrfToken)}
    />
  );
}

function Press({ label, wide = false, ask }: { label: string; wide?: boolean; ask: Ask }) {
  const busy = useRef(false);
  const press = () => {
    if (busy.current) return;
    busy.current = true;
    const none: PasskeyCame = { to: null, said: t.passkeyNone };
    const failed: PasskeyCame = { to: null, said: '' };
    void (window.PublicKeyCredential ? ask().catch(() => failed) : Promise.resolve(none)).then(
      (came) => {
        busy.current = false;
        if (came.to !== null) return window.location.assign(came.to);
        const text = say(came.said || accountMessages.passkeyFailed);
        showToast({ text, tone: 'danger', stayMs: NOTICE_MS });
      },
    );
  };
  return (
    <p className={css.scripts}>
      <Button type="button" look="line" wide={wide} onClick={press}>
        {label}
      </Button>
    </p>
  );
}
