'use client';

import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import ground from '@/components/ui/ground.module.css';
import { Later } from '@/components/ui/later.tsx';
import { classes } from '@/lib/classes.ts';
import { useLater } from '@/lib/use-later.ts';
import { usePicks } from './group-picks.tsx';
import type { PanelPage } from './panel-page.ts';
import css from './picks-panel.module.css';
import { t } from './tile-texts.ts';

interface Props {
  page: PanelPage;
  /** Above the fold. */
  children?: ReactNode;
}

const loadParts = () => import('./picks-parts.tsx');

/** The proposal and the quote check of the whole group: folded on every tab, open in the summary (S0 4, 5). */
export function PicksPanel({ page, children }: Props) {
  const { picks } = usePicks();
  const { tab } = page;
  const parts = useLater(loadParts);
  const proposed = picks.proposal.reduce((sum, { plans }) => sum + plans.length, 0);
  const checked = picks.checked.length;
  return (
    <section id="picks" className={classes(ground.wrap, css.panel)} aria-labelledby="picks-title">
      {children}
      <details open={tab === null} onToggle={() => void parts.ask()}>
        <summary>
          <h2 id="picks-title">{t.yourPicks}</h2>
          <span className={ground.hush} aria-live="polite">
            {fillMessage(t.counts, { proposed, checked })}
          </span>
        </summary>
        <Later
          of={parts}
          onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./picks-parts.tsx') : null}
          draw={({ PicksParts }) => <PicksParts page={page} />}
        />
      </details>
    </section>
  );
}
