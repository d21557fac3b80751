'use client';

import { useEffect, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { HIDING_MS, type ShownToast, TOAST_MS } from '@/lib/toast.ts';
import { Button } from './button.tsx';
import { circleAlert, circleCheck, undo2 } from './drawings.ts';
import { Icon } from './icon.tsx';
import css from './toast.module.css';

interface ToastItemProps {
  toast: ShownToast;
  close: string;
  onGone: (id: number) => void;
  /** Undo was used: the log need not offer it again. */
  onUsed: (id: number) => void;
}

export function ToastItem({ toast, close, onGone, onUsed }: ToastItemProps) {
  const { id, undo, tone = 'good', stayMs = TOAST_MS } = toast;
  const [held, setHeld] = useState(false);
  const [hiding, setHiding] = useState(false);
  useEffect(() => {
    if (held) return;
    const hide = setTimeout(() => setHiding(true), stayMs);
    const gone = setTimeout(() => onGone(id), stayMs + HIDING_MS);
    return () => {
      clearTimeout(hide);
      clearTimeout(gone);
      setHiding(false);
    };
  }, [held, id, stayMs, onGone]);

  const press = () => {
    onGone(id);
    if (!undo) return;
    onUsed(id);
    undo.run();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds its own timer while it is read
    <div
      className={classes(css.toast, css[tone], hiding && css.hiding)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={undo ? undo2 : tone === 'good' ? circleCheck : circleAlert} flip={Boolean(undo)} />
      <span>{say(toast.text)}</span>
      <Button type="button" look="bare" onClick={press}>
        {undo ? say(undo.label) : close}
      </Button>
    </div>
  );
}
