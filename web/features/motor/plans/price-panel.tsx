import type { MotorPlanDetailModel } from '@muqarin/bff/contract/motor/plan-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useEffect, useState } from 'react';
import { Trace } from '@/components/price/trace.tsx';
import { Button } from '@/components/ui/button.tsx';
import { fileText, scale } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import type { ListedPlan } from './plan-prices.ts';
import css from './plan-tile.module.css';
import { t } from './texts.ts';
import { type PriceDetails, pricedAs } from './use-price-details.ts';

interface Props {
  plan: ListedPlan;
  idvAed: number;
  details: PriceDetails;
  /** Made by the server, for pages without scripts. */
  detail: MotorPlanDetailModel | null;
}

/** The price taken apart with the add-ons of now, and what would change it (features 113, 119). */
export function PricePanel({ plan, idvAed, details, detail }: Props) {
  const { tile, addonIds } = plan;
  const priced = pricedAs(plan, idvAed);
  const [model, setModel] = useState<MotorPlanDetailModel | 'failed' | null>(
    () => details.peek(priced) ?? detail,
  );
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `priced` is made of, and each try
  useEffect(() => {
    let gone = false;
    details.read(priced).then(
      (answer) => gone || setModel(answer),
      () => gone || setModel('failed'),
    );
    return () => {
      gone = true;
    };
  }, [tile.id, addonIds, idvAed, tries]);
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
      <div>
        {model.changes.length > 0 && (
          <>
            <h3>{t.whatWouldChange}</h3>
            <ul className={css.changes}>
              {model.changes.map(({ code, text }) => (
                <li key={code + text}>
                  <Icon of={scale} size="s" />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{t.documents}</h3>
        <ul className={css.changes}>
          {model.documents.map(({ title, href }) => (
            <li key={href}>
              <Icon of={fileText} size="s" />
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
