'use client';

import type { ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import { useEffect, useRef, useState } from 'react';
import { Later } from '@/components/ui/later.tsx';
import { useLater } from '@/lib/use-later.ts';
import { t } from '../plans/texts.ts';
import css from './members.module.css';

interface Props {
  page: Pick<ProductsPage, 'who' | 'answers' | 'today' | 'refusedMembers'>;
  csrfToken: string;
}

/**
 * Who is insured, and Edit, which opens what changes it (S0 2). The form stands there as the server made it, and works as a
 * plain one; its script comes when the page has nothing else to do, or with the press that opens it.
 */
export function EditMembers({ page, csrfToken }: Props) {
  const { answers, today, refusedMembers } = page;
  const start = { answers, today, refusedMembers };
  const [open, setOpen] = useState(refusedMembers !== null);
  const later = useLater(load);
  const panel = useRef<HTMLDetailsElement>(null);
  // Opened before the page was hydrated, nobody heard of it.
  useEffect(() => setOpen(panel.current?.open ?? false), []);
  return (
    <div className={css.who}>
      <span>{page.who}</span>
      <details
        ref={panel}
        className={css.panel}
        open={open}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          void later.ask();
        }}
      >
        <summary>{t.editDetails}</summary>
        <Later
          of={later}
          onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./members-form.tsx') : null}
          draw={({ MembersForm }) => (
            <MembersForm
              start={start}
              csrfToken={csrfToken}
              open={open}
              plain={later.live === null}
            />
          )}
        />
      </details>
    </div>
  );
}

const load = () => import('./members-form.tsx');
