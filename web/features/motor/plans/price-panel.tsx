import type { MotorPlanDetailModel } from '@muqarin/bff/contract/motor/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Later } from '@/components/ui/later.tsx';
import { useLater } from '@/lib/use-later.ts';
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
  return <Taken model={model} details={details} name={tile.name} />;
}

interface TakenProps {
  model: MotorPlanDetailModel;
  details: PriceDetails;
  name: string;
}

/** As the server made it until its script has come; what is read here comes with the script. */
function Taken({ model, details, name }: TakenProps) {
  const later = useLater(details.loadScript, details.script());
  return (
    <Later
      of={later}
      onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./price-taken.tsx') : null}
      draw={({ PriceTaken }) => <PriceTaken model={model} name={name} />}
    />
  );
}
