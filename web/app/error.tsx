'use client';

import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import shell from '@/messages/en/shell.json' with { type: 'json' };

/** A page that could not be made, mostly because the BFF is starting; a reload asks it again. */
export default function ErrorPage() {
  return (
    <div className={ground.wrap} role="alert">
      <PageHead title={shell.errorTitle}>{shell.errorText}</PageHead>
      <Button type="button" onClick={() => window.location.reload()}>
        {shell.errorRetry}
      </Button>
    </div>
  );
}
