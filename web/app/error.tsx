'use client';

import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { pageTexts } from '@/lib/page-texts.ts';
import faults from '@/messages/en/page/faults.json' with { type: 'json' };

const t = pageTexts('faults', faults);

/** A page that could not be made, mostly because the BFF is starting; a reload asks it again. */
export default function ErrorPage() {
  return (
    <div className={ground.wrap} role="alert">
      <PageHead title={t.errorTitle} scene="road">
        {t.errorText}
      </PageHead>
      <Button type="button" onClick={() => window.location.reload()}>
        {t.errorRetry}
      </Button>
    </div>
  );
}
