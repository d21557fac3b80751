'use client';

import { useState } from 'react';
import { Tabs } from '@/components/ui/tabs.tsx';
import type { DetailTab } from '../addresses.ts';
import { PlanPanel, type PlanPanelProps } from './plan-panel.tsx';

/** The panel of a tile that answers presses, to begin with `tab`; another one is begun with by another `key`. */
export function PlanDetail({ tab: firstTab, ...rest }: PlanPanelProps) {
  const [tab, setTab] = useState(firstTab);
  return (
    <PlanPanel
      {...rest}
      tab={tab}
      drawTabs={(links) => <Tabs {...links} onSelect={(id) => setTab(id as DetailTab)} />}
    />
  );
}
