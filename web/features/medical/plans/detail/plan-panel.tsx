import type { PlanDetailModel } from '@muqarin/bff/contract/medical/plan-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import { TabLinks, type TabLinksProps } from '@/components/ui/tab-links.tsx';
import { openAddress } from '@/features/plan-list/open-address.ts';
import { classes } from '@/lib/classes.ts';
import type { DetailTab } from '../addresses.ts';
import { t } from '../texts.ts';
import { Changes } from './changes.tsx';
import { Covered } from './covered.tsx';
import css from './detail.module.css';
import { Documents } from './documents.tsx';
import { Notes } from './notes.tsx';

export interface PlanPanelProps {
  model: PlanDetailModel;
  planName: string;
  /** The one that is open. */
  tab: DetailTab;
  /** The list's address, so that tabs work as links. */
  address: string;
  /** Tabs that answer presses, where a script has come for them. */
  drawTabs?: (links: TabLinksProps) => ReactNode;
}

/**
 * What a tile opens: how its price is made, what is covered, documents (brand.md, trace). Without state, so that the server draws
 * it and the list's first load carries none of its scripts; `PlanDetail` is the one that answers presses.
 */
export function PlanPanel({ model, planName, tab, address, drawTabs }: PlanPanelProps) {
  const prefix = `detail-${model.id}`;
  const tabs = (['trace', 'cover', 'documents'] as const).map((id) => ({
    id,
    label: { trace: t.howMade, cover: t.whatIsCovered, documents: t.documents }[id],
    href: openAddress(address, model.id, id),
  }));
  const label = fillMessage(t.detailsOf, { name: planName });
  const links = { label, tabs, selected: tab, prefix };
  return (
    <section className={css.detail} aria-label={label}>
      <div className={css.tabs}>{drawTabs ? drawTabs(links) : <TabLinks {...links} />}</div>
      <div role="tabpanel" id={`${prefix}-panel-${tab}`} aria-labelledby={`${prefix}-tab-${tab}`}>
        {tab === 'trace' && <TracePanel model={model} planName={planName} />}
        {tab === 'cover' && (
          <>
            <Covered rows={model.covered} />
            <Notes notes={model.notes} />
          </>
        )}
        {tab === 'documents' && <Documents documents={model.documents} />}
      </div>
    </section>
  );
}

function TracePanel({ model, planName }: Pick<PlanPanelProps, 'model' | 'planName'>) {
  return (
    <div className={css.grid}>
      <div>
        <Trace price={model.price} caption={fillMessage(t.traceCaption, { name: planName })} />
        <p className={classes(ground.hush, css.proof)}>
          {fillMessage(t.proof, { date: shownDate(model.rateCardDate) })}
        </p>
      </div>
      <Changes changes={model.changes} />
    </div>
  );
}
