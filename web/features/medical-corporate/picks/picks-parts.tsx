import { tabAddress } from '../plans/list-address.ts';
import { CheckedPlans } from './checked.tsx';
import type { PanelPage } from './panel-page.ts';
import css from './picks-panel.module.css';
import { Proposal } from './proposal.tsx';

/** Proposal and quote check, side by side. */
export function PicksParts({ page }: { page: PanelPage }) {
  const back = `${tabAddress(page.tab)}#picks`;
  return (
    <div className={css.parts}>
      <Proposal page={page} back={back} />
      <CheckedPlans page={page} back={back} />
    </div>
  );
}
