'use client';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import css from './desk.module.css';

interface Props {
  t: { title: string; close: string; keys: Readonly<Record<DeskKey, string>> };
}

type DeskKey = 'j' | 'k' | 't' | 'n' | '/' | '?';

/** The list by keys alone: where somebody types nothing is one of them. */
export function DeskKeys({ t }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (key === '?') dialog.current?.showModal();
      else if (key === 'j') step(1);
      else if (key === 'k') step(-1);
      else if (key === '/') document.querySelector<HTMLElement>('#desk-search')?.focus();
      else if (key === 't') currentRow()?.querySelector<HTMLButtonElement>('form button')?.click();
      else if (key === 'n')
        document.querySelector<HTMLButtonElement>('main button[value="next"]')?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <dialog ref={dialog} className={css.keys} aria-labelledby="desk-keys">
      <h2 id="desk-keys">{t.title}</h2>
      <dl>
        {(Object.entries(t.keys) as [DeskKey, string][]).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <Button look="line">{t.close}</Button>
      </form>
    </dialog>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main ol > li')];
}

function currentRow(): HTMLElement | undefined {
  return rows().find((row) => row.contains(document.activeElement));
}

function step(by: number): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = all[at === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
  next?.querySelector<HTMLElement>('h2 a')?.focus();
}
