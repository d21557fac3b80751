import { useCallback, useEffect, useRef, useState } from 'react';
import { controlsOf, keepTabInside } from '@/components/ui/keep-tab-inside.ts';
import { t } from '@/features/plan-list/texts.ts';

/** Every filter at once; else the panel shows one, by its key. */
export const ALL = 'all';

export type Panel = ReturnType<typeof usePanel>;

const ID = 'filters';

/**
 * Opens the panel with one list or all, under the cell that was pressed. Without a script the openers are links to
 * `#filters`, which shows it by `:target`. Esc, a press outside and Tab out of it close it; on a phone, where it covers
 * the page, Tab stays inside. Focus goes to its first field and back to the opener.
 */
export function usePanel() {
  const [open, setOpen] = useState<string | null>(null);
  const [cell, setCell] = useState(0);
  const around = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  const close = useCallback((refocus = true) => {
    setOpen(null);
    if (location.hash === `#${ID}`) location.hash = '#plans';
    if (refocus) opener.current?.focus();
  }, []);

  const show = (name: string, from: HTMLElement) => {
    opener.current = from;
    setCell(startOf(from, around.current));
    setOpen(open === name ? null : name);
  };

  useEffect(() => {
    if (open === null) return;
    if (panel.current) controlsOf(panel.current)[0]?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !opener.current?.contains(target)) close(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, close]);

  const keys = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Tab' && panel.current) keepTabInside(event, panel.current);
  };

  return {
    open,
    close,
    around,
    opener: (name: string) => ({
      href: `#${ID}`,
      role: 'button',
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open === name,
      onClick: (event: React.MouseEvent<HTMLElement>) => {
        event.preventDefault();
        show(name, event.currentTarget);
      },
      onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        show(name, event.currentTarget);
      },
    }),
    closer: {
      onClick: (event: React.MouseEvent) => {
        event.preventDefault();
        close();
      },
    },
    dialog: {
      ref: panel,
      id: ID,
      role: 'dialog',
      'aria-label': t.filters,
      'data-open': open ?? undefined,
      style: { '--cell': `${cell}px` } as React.CSSProperties,
      onKeyDown: keys,
    },
  };
}

/** Distance of the cell's start edge from the bar's, in either direction of writing. */
function startOf(cell: HTMLElement, bar: HTMLElement | null): number {
  if (!bar) return 0;
  const [inner, outer] = [cell.getBoundingClientRect(), bar.getBoundingClientRect()];
  const mirrored = getComputedStyle(bar).direction === 'rtl';
  return Math.max(0, Math.round(mirrored ? outer.right - inner.right : inner.left - outer.left));
}
