import { type MotorPlanDetailModel, motorListPaths } from '@muqarin/bff/contract/motor-plan-pages';
import { fillMessage } from '@muqarin/rules/messages';
import { writeIds } from '@muqarin/rules/motor/open-shapes';
import Scale from 'lucide-react/icons/scale';
import { useEffect, useState } from 'react';
import { Trace } from '@/components/price/trace.tsx';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { get } from '@/features/plans/calls.ts';
import { shownDate } from '@/features/plans/shown-date.ts';
import css from './motor-tile.module.css';
import type { ListedPlan } from './plan-prices.ts';
import { t } from './texts.ts';

interface Props {
  plan: ListedPlan;
  idvAed: number;
  /** Made by the server, for pages without scripts. */
  detail: MotorPlanDetailModel | null;
}

/** The price taken apart with the add-ons of now, and what would change it (features 113, 119). */
export function PricePanel({ plan: { tile, addonIds }, idvAed, detail }: Props) {
  const addons = writeIds(addonIds);
  const [model, setModel] = useState<MotorPlanDetailModel | 'failed' | null>(detail);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const query = { plan: String(tile.id), addons, idv: String(idvAed), try: String(tries) };
    get<MotorPlanDetailModel>(motorListPaths.planDetail, query).then(
      (answer) => gone || setModel(answer),
      () => gone || setModel('failed'),
    );
    return () => {
      gone = true;
    };
  }, [tile.id, addons, idvAed, tries]);
  if (model === null) {
    return (
      <p className={css.waiting} aria-busy="true" aria-live="polite">
        {fillMessage(t.loadingDetail, { name: tile.name })}
      </p>
    );
  }
  if (model === 'failed') {
    return (
      <p className={css.waiting} role="status">
        {t.detailFailed}{' '}
        <Button type="button" look="bare" onClick={() => setTries(tries + 1)}>
          {t.tryAgain}
        </Button>
      </p>
    );
  }
  return (
    <div className={css.priceGrid}>
      <div>
        <Trace price={model.price} caption={fillMessage(t.traceCaption, { name: tile.name })} />
        <p className={ground.hush}>
          {fillMessage(t.proof, { date: shownDate(model.rateCardDate) })}
        </p>
      </div>
      {model.changes.length > 0 && (
        <div>
          <h3>{t.whatWouldChange}</h3>
          <ul className={css.changes}>
            {model.changes.map(({ code, text }) => (
              <li key={code + text}>
                <Icon of={Scale} size="s" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
