'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { say } from '@/lib/reader.ts';
import { Button } from './button.tsx';
import { loadModal } from './load-modal.ts';
import css from './warning-dialog.module.css';

interface WarningDialogProps {
  title: string;
  /** Null or empty keeps it closed. */
  message: string | null;
  ok: string;
  onClose?: (() => void) | undefined;
}

/**
 * The specification's warning (S0 8): title Warning, one message, Ok; 350 px. Focus goes to Ok, Esc
 * closes, focus returns. Rendered by the server it is open without JavaScript, and Ok closes it.
 */
export function WarningDialog({ title, message, ok, onClose }: WarningDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onClosed = useEffectEvent(() => onClose?.());
  useEffect(() => {
    const { current } = dialog;
    if (!current || !message) return;
    let isGone = false;
    let close = () => {
      isGone = true;
    };
    // Where its script does not come it stays as the server would have sent it: open, closed by Ok.
    void loadModal().then(
      ({ openModal }) => {
        if (!isGone) close = openModal(current, { onClosed: () => onClosed() });
      },
      () => current.addEventListener('close', () => onClosed(), { once: true }),
    );
    return () => close();
  }, [message]);

  if (!message) return null;
  return (
    <dialog
      ref={dialog}
      open
      popover="manual"
      className={css.dialog}
      role="alertdialog"
      aria-labelledby="warning-title"
      aria-describedby="warning-text"
    >
      <h2 id="warning-title">{say(title)}</h2>
      <p id="warning-text">{say(message)}</p>
      <form method="dialog">
        {/* Where a script runs, opening it does: sooner, and there was nothing to return to. */}
        <Button wide autoFocus={typeof window === 'undefined'} suppressHydrationWarning>
          {say(ok)}
        </Button>
      </form>
    </dialog>
  );
}
