import type { PageTile, PlanDetailModel } from '@muqarin/bff/contract/medical/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import type { DetailTab } from '../addresses.ts';
import { t } from '../texts.ts';
import css from './detail.module.css';
import type { PanelScript } from './use-open-detail.ts';

interface Props {
  /** The tile's place for it; what the server put there is replaced. */
  box: HTMLElement;
  plan: PageTile;
  tab: DetailTab;
  model: PlanDetailModel | 'loading' | 'failed';
  address: string;
  script: PanelScript;
  onRetry: () => void;
}

/** The one open panel, drawn into its tile. What the server put there stays until it can be drawn, so that nothing jumps. */
export function OpenDetail({ box, plan, tab, model, address, script, onRetry }: Props) {
  const [madeByServer] = useState(box.childElementCount > 0);
  const [ready, setReady] = useState(false);
  const drawable = !madeByServer || typeof script === 'object';
  useLayoutEffect(() => {
    if (!drawable) return () => box.replaceChildren();
    box.replaceChildren();
    setReady(true);
    return () => setReady(false);
  }, [box, drawable]);
  if (!ready) return null;
  const waiting = (
    <p className={css.waiting} aria-live="polite" aria-busy="true">
      {fillMessage(t.loadingDetail, { name: plan.name })}
    </p>
  );
  const shown = (content: React.ReactNode) => <div className={css.detail}>{content}</div>;
  if (model === 'failed' || script === 'failed') {
    return createPortal(
      shown(
        <p className={css.waiting} role="status">
          {t.detailFailed}{' '}
          <Button type="button" look="bare" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        </p>,
      ),
      box,
    );
  }
  if (model === 'loading' || script === 'loading') return createPortal(shown(waiting), box);
  const { Panel } = script;
  return createPortal(
    <Panel
      key={`${plan.id}${tab}`}
      model={model}
      planName={plan.name}
      tab={tab}
      address={address}
    />,
    box,
  );
}
