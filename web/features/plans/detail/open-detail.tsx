import type { PageTile, PlanDetailModel } from '@muqarin/bff/contract/pages';
import { fillMessage } from '@muqarin/rules/messages';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import type { DetailTab } from '../addresses.ts';
import { t } from '../texts.ts';
import css from './detail.module.css';

// The panel's own script comes with the first panel.
const PlanDetail = lazy(() =>
  import('./plan-detail.tsx').then((module) => ({ default: module.PlanDetail })),
);

interface Props {
  /** The tile's place for it; what the server put there is replaced. */
  box: HTMLElement;
  plan: PageTile;
  tab: DetailTab;
  model: PlanDetailModel | 'loading' | 'failed';
  address: string;
  onRetry: () => void;
}

/** The one open panel, drawn into its tile. */
export function OpenDetail({ box, plan, tab, model, address, onRetry }: Props) {
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => {
    box.replaceChildren();
    setReady(true);
    return () => setReady(false);
  }, [box]);
  if (!ready) return null;
  const waiting = (
    <p className={css.waiting} aria-live="polite" aria-busy="true">
      {fillMessage(t.loadingDetail, { name: plan.name })}
    </p>
  );
  const shown = (content: React.ReactNode) => <div className={css.detail}>{content}</div>;
  if (model === 'loading') return createPortal(shown(waiting), box);
  if (model === 'failed') {
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
  return createPortal(
    <Suspense fallback={shown(waiting)}>
      <PlanDetail
        key={`${plan.id}${tab}`}
        model={model}
        planName={plan.name}
        tab={tab}
        address={address}
      />
    </Suspense>,
    box,
  );
}
