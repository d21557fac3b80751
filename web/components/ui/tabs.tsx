'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import css from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Of the element, where a document fixes it; else `<prefix>-tab-<id>`. */
  domId?: string;
  /** Where the tab leads without JavaScript. */
  href?: string | undefined;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Tabs are `<prefix>-tab-<id>`, panels must be `<prefix>-panel-<id>`. */
  prefix: string;
}

/** One tab stop; arrow keys move and select, mirrored in a right-to-left page; Home and End too. */
export function Tabs({ label, tabs, selected, onSelect, prefix }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = target(
      event,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(domIdOf(prefix, tab))?.focus();
  };
  return (
    <div ref={list} className={css.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={domIdOf(prefix, tab)}
          role="tab"
          href={tab.href ?? `#${prefix}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? `${prefix}-panel-${tab.id}` : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onSelect(tab.id);
          }}
        >
          {tab.label}
        </a>
      ))}
    </div>
  );
}

function domIdOf(prefix: string, { id, domId }: Tab): string {
  return domId ?? `${prefix}-tab-${id}`;
}

function target(event: KeyboardEvent, at: number, count: number): number | null {
  const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = mirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = mirrored ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forward) return (at + 1) % count;
  if (event.key === back) return (at - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : null;
}
