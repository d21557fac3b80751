'use client';

import type { KeyboardEvent } from 'react';
import { domIdOf, TabLinks, type TabLinksProps } from './tab-links.tsx';

interface TabsProps extends Omit<TabLinksProps, 'onKeyDown'> {
  onSelect: (id: string) => void;
}

/** One tab stop; arrow keys move and select, mirrored in a right-to-left page; Home and End too. */
export function Tabs(props: TabsProps) {
  const { tabs, selected, onSelect, prefix } = props;
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
  return <TabLinks {...props} onKeyDown={move} />;
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
