'use client';

import { useCallback, useEffect, useState } from 'react';
import { afterFrame } from '@/lib/after-frame.ts';
import { type ShownToast, TOAST_EVENT, type Toast } from '@/lib/toast.ts';
import css from './toasts.module.css';

export interface ToastTexts {
  notifications: string;
  earlier: string;
  close: string;
}

/**
 * Listens for `showToast`. A toast stays 8 s, longer while it is hovered or holds focus, and then
 * goes to the log at the end of the page, so that nothing is lost by being slow.
 */
export function Toasts({ texts }: { texts: ToastTexts }) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const [log, setLog] = useState<ShownToast[]>([]);
  const [parts, setParts] = useState<Parts | null>(null);

  useEffect(() => {
    let count = 0;
    const add = (event: Event) => {
      count += 1;
      const toast = { ...(event as CustomEvent<Toast>).detail, id: count };
      // One Undo at a time: what an older one would restore is gone already.
      const stays = (old: ShownToast) => !(toast.undo && old.undo);
      setShown((all) => [...all.filter(stays).slice(-2), toast]);
      setLog((all) => [...all.filter(stays), toast]);
      fetchParts();
    };
    // Few pages ever say something: what shows it comes with the first press, at the latest with the first toast.
    const fetchParts = () => void loadParts().then(setParts, () => {});
    window.addEventListener(TOAST_EVENT, add);
    const fetchSoon = () => afterFrame(fetchParts);
    window.addEventListener('pointerdown', fetchSoon, { once: true });
    return () => {
      window.removeEventListener(TOAST_EVENT, add);
      window.removeEventListener('pointerdown', fetchSoon);
    };
  }, []);

  const drop = useCallback((id: number) => {
    setShown((all) => all.filter((toast) => toast.id !== id));
  }, []);
  const forget = useCallback((id: number) => {
    setLog((all) => all.filter((toast) => toast.id !== id));
  }, []);

  return (
    <>
      <section className={css.region} aria-label={texts.notifications} aria-live="polite">
        {parts &&
          shown.map((toast) => (
            <parts.ToastItem
              key={toast.id}
              toast={toast}
              close={texts.close}
              onGone={drop}
              onUsed={forget}
            />
          ))}
      </section>
      {parts && (
        <parts.ToastLog
          label={texts.earlier}
          toasts={log.filter(({ id }) => !shown.some((toast) => toast.id === id))}
          onUsed={forget}
        />
      )}
    </>
  );
}

type Parts = Awaited<ReturnType<typeof loadParts>>;

async function loadParts() {
  const [{ ToastItem }, { ToastLog }] = await Promise.all([
    import('./toast-item.tsx'),
    import('./toast-log.tsx'),
  ]);
  return { ToastItem, ToastLog };
}
