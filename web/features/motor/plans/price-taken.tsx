import type { MotorPlanDetailModel } from '@muqarin/bff/contract/motor/plan-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Trace } from '@/components/price/trace.tsx';
import { fileText, scale } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import css from './plan-tile.module.css';
import { t } from './texts.ts';

interface Props {
  model: MotorPlanDetailModel;
  /** The plan's. */
  name: string;
}

/** The lines that make a price, what would change it and the documents of the plan. */
export function PriceTaken({ model, name }: Props) {
  return (
    <div className={css.priceGrid}>
      <div>
        <Trace price={model.price} caption={fillMessage(t.traceCaption, { name: name })} />
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
