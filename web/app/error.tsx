'use client';

import buttonCss from '@/components/ui/button.module.css';
import ground from '@/components/ui/ground.module.css';
import { PlainHead } from '@/components/ui/plain-head.tsx';
import { classes } from '@/lib/classes.ts';
import { pageTexts } from '@/lib/page-texts.ts';
import faults from '@/messages/en/page/faults.json' with { type: 'json' };

const t = pageTexts('faults', faults);

/** A page that could not be made, mostly because the BFF is starting; a reload asks it again. */
export default function ErrorPage() {
  return (
    <div className={ground.wrap} role="alert">
      <PlainHead title={t.errorTitle} scene="road">
        {t.errorText}
      </PlainHead>
      {/* Not `Button`: every page loads what stands here before anybody needs it. */}
      <button
        type="button"
        className={classes(buttonCss.button, buttonCss.filled)}
        onClick={() => window.location.reload()}
      >
        {t.errorRetry}
      </button>
    </div>
  );
}
