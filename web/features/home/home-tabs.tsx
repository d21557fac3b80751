'use client';

import { contractIds } from '@muqarin/rules/contract-ids';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Tabs } from '@/components/ui/tabs.tsx';
import css from './hero.module.css';
import { TypedWords } from './typed-words.tsx';

type Line = 'motor' | 'medical';

interface HomeTabsProps {
  /** Address of the page, in its language. */
  home: string;
  /** Chosen by the address, for who has no script. */
  initial: Line;
  title: string;
  label: string;
  names: Record<Line, string>;
  /** What the headline ends in. */
  ends: Record<Line, string>;
  lead: ReactNode;
  panels: Record<Line, ReactNode>;
  /** The graphic beside each. */
  banners: Record<Line, ReactNode>;
}

const lines = ['motor', 'medical'] as const;
const tabIds = { motor: 'hme-tab1', medical: contractIds.homeTab2 };

/** Motor first, medical by its tab; each with its own headline and its own graphic (S2 2, 4). */
export function HomeTabs(props: HomeTabsProps) {
  const { home, initial, title, label, names, ends, lead, panels, banners } = props;
  const [line, setLine] = useState<Line>(initial);
  // A press is answered by the tab and its panel; the graphic follows in a picture of its own.
  const graphic = useDeferredValue(line);
  return (
    <div className={css.hero}>
      <div>
        <h1>
          {title} <TypedWords words={ends[line]} />
        </h1>
        {lead}
        <div className={css.tabs}>
          <Tabs
            label={label}
            prefix="home"
            selected={line}
            onSelect={(id) => setLine(id === 'medical' ? 'medical' : 'motor')}
            tabs={lines.map((id) => ({
              id,
              domId: tabIds[id],
              label: names[id],
              href: `${home}?tab=${id}`,
            }))}
          />
        </div>
        {lines.map((id) => (
          <div
            key={id}
            id={`home-panel-${id}`}
            role="tabpanel"
            aria-labelledby={tabIds[id]}
            hidden={id !== line}
          >
            {panels[id]}
          </div>
        ))}
      </div>
      {lines.map((id) => (
        <div key={id} hidden={id !== graphic}>
          {banners[id]}
        </div>
      ))}
    </div>
  );
}
