'use client';

import type { PlanDetailModel } from '@muqarin/bff/contract/plan-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/messages';
import { useState } from 'react';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import { Tabs } from '@/components/ui/tabs.tsx';
import { classes } from '@/lib/classes.ts';
import { type DetailTab, openAddress } from '../addresses.ts';
import { t } from '../texts.ts';
import { Changes } from './changes.tsx';
import { Covered } from './covered.tsx';
import css from './detail.module.css';
import { Documents } from './documents.tsx';
import { Notes } from './notes.tsx';

interface Props {
  model: PlanDetailModel;
  planName: string;
  /** The tab to begin with; another one is begun with by another `key`. */
  tab: DetailTab;
  /** The list's address, so that tabs work as links. */
  address: string;
}

/** What a tile opens: how its price is made, what is covered, documents (brand.md, trace). */
export function PlanDetail({ model, planName, tab: firstTab, address }: Props) {
  const [tab, setTab] = useState(firstTab);
  const prefix = `detail-${model.id}`;
  const tabs = (['trace', 'cover', 'documents'] as const).map((id) => ({
    id,
    label: { trace: t.howMade, cover: t.whatIsCovered, documents: t.documents }[id],
    href: openAddress(address, model.id, id),
  }));
  return (
    <section className={css.detail} aria-label={fillMessage(t.detailsOf, { name: planName })}>
      <div className={css.tabs}>
        <Tabs
          label={fillMessage(t.detailsOf, { name: planName })}
          tabs={tabs}
          selected={tab}
          onSelect={(id) => setTab(id as DetailTab)}
          prefix={prefix}
        />
      </div>
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

function TracePanel({ model, planName }: Pick<Props, 'model' | 'planName'>) {
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
