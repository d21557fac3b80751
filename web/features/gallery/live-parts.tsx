'use client';

import type { PricePair } from '@muqarin/rules/plan-list/price-range';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { PriceSlider } from '@/features/plan-list/filters/price-slider.tsx';
import { NOTICE_MS, showToast } from '@/lib/toast.ts';

export function NoticeButton({ label, text }: { label: string; text: string }) {
  return (
    <Button
      type="button"
      look="line"
      onClick={() => showToast({ text, tone: 'good', stayMs: NOTICE_MS })}
    >
      {label}
    </Button>
  );
}

export function LiveSlider({ range }: { range: PricePair }) {
  const [price, setPrice] = useState(range);
  return <PriceSlider range={range} price={price} onChange={setPrice} />;
}

export function LiveTabs({ label, names }: { label: string; names: readonly string[] }) {
  const [at, setAt] = useState('0');
  return (
    <>
      <Tabs
        label={label}
        prefix="gallery"
        selected={at}
        onSelect={setAt}
        tabs={names.map((name, id) => ({ id: String(id), label: name }))}
      />
      <div id={`gallery-panel-${at}`} role="tabpanel" aria-labelledby={`gallery-tab-${at}`}>
        <p>{names[Number(at)]}</p>
      </div>
    </>
  );
}
