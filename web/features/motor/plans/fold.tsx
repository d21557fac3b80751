import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { chevronDown } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import css from './filter-bar.module.css';

interface Props {
  label: string;
  value: string;
  id?: string;
  /** What the button says that closes it on a phone, where choosing works at once. */
  done?: string;
  children: ReactNode;
}

/** A cell of the bar that unfolds: the browser's own details, so it opens without a script. Esc and a press outside close it. */
export function Fold({ label, value, id, done, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = box.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const pressed = (event: Event) => details.contains(event.target as Node) || close();
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', key);
    };
  }, []);
  return (
    <details ref={box} className={css.fold} name="motor-filters" id={id}>
      <summary className={css.cell}>
        <span className={css.key}>{label}</span>
        <span className={css.value}>
          <span>{value}</span>
          <Icon of={chevronDown} size="s" />
        </span>
      </summary>
      <div className={css.panel}>
        {children}
        {done !== undefined && (
          <div className={css.done}>
            <Button type="button" wide onClick={() => box.current?.removeAttribute('open')}>
              {done}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
