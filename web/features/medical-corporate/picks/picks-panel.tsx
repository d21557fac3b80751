'use client';

import { corporatePickPaths as paths } from '@muqarin/bff/contract/medical-corporate/picks';
import { fillMessage } from '@muqarin/rules/fill-message';
import { plansByCategoryText } from '@muqarin/rules/medical-corporate/picks-wire';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { tabAddress } from '../plans/list-address.ts';
import { CheckedPlans } from './checked.tsx';
import { usePicks } from './group-picks.tsx';
import type { PanelPage } from './panel-page.ts';
import css from './picks-panel.module.css';
import { Proposal } from './proposal.tsx';
import { p } from './proposal-texts.ts';
import { t } from './texts.ts';

/** The proposal and the quote check of the whole group: folded on every tab, open in the summary (S0 4, 5). */
export function PicksPanel({ page }: { page: PanelPage }) {
  const { picks } = usePicks();
  const { tab } = page;
  const proposed = picks.proposal.reduce((sum, { plans }) => sum + plans.length, 0);
  const checked = picks.checked.length;
  const back = `${tabAddress(tab)}#picks`;
  return (
    <section id="picks" className={classes(ground.wrap, css.panel)} aria-labelledby="picks-title">
      {tab === null ? <CompareChosen page={page} /> : null}
      <details open={tab === null}>
        <summary>
          <h2 id="picks-title">{t.yourPicks}</h2>
          <span className={ground.hush} aria-live="polite">
            {fillMessage(p.counts, { proposed, checked })}
          </span>
        </summary>
        <div className={css.parts}>
          <Proposal page={page} back={back} />
          <CheckedPlans page={page} back={back} />
        </div>
      </details>
    </section>
  );
}

/** What is chosen can be compared across categories (decisions M16). */
function CompareChosen({ page: { categories } }: { page: PanelPage }) {
  const { csrfToken } = usePicks();
  const chosen = categories.flatMap(({ number: category, chosen: plan }) =>
    plan ? [{ category, plan: plan.plan }] : [],
  );
  if (chosen.length === 0) return null;
  return (
    <form method="post" action={paths.compareAcross}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="plans" value={plansByCategoryText(chosen)} />
      <Button look="line">{t.compareChosen}</Button>
    </form>
  );
}
