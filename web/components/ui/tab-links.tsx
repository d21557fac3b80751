import type { KeyboardEventHandler, ReactNode } from 'react';
import css from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Of the element, where a document fixes it; else `<prefix>-tab-<id>`. */
  domId?: string;
  /** Where the tab leads without JavaScript. */
  href?: string | undefined;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  /** Tabs are `<prefix>-tab-<id>`, panels must be `<prefix>-panel-<id>`. */
  prefix: string;
  /** Without it they are links only, as the server draws them where the script follows by itself. */
  onSelect?: (id: string) => void;
  onKeyDown?: KeyboardEventHandler;
}

/** Tabs as they look; `Tabs` answers presses and keys. */
export function TabLinks({ label, tabs, selected, prefix, onSelect, onKeyDown }: TabLinksProps) {
  return (
    <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={domIdOf(prefix, tab)}
          role="tab"
          href={tab.href ?? `#${prefix}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? `${prefix}-panel-${tab.id}` : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={
            onSelect &&
            ((event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onSelect(tab.id);
            })
          }
        >
          {tab.label}
        </a>
      ))}
    </div>
  );
}

export function domIdOf(prefix: string, { id, domId }: Tab): string {
  return domId ?? `${prefix}-tab-${id}`;
}
