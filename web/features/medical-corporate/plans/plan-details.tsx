import type { CorporateTile } from '@muqarin/bff/contract/medical-corporate/pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import { say } from '@/lib/reader.ts';
import { t } from '../details-texts.ts';
import { Benefits } from './benefits.tsx';
import { MedicalForms } from './medical-forms.tsx';
import css from './plans.module.css';
import type { TileShared } from './tile-shared.ts';
import { tracedPremium } from './traced-premium.ts';
import { Variants } from './variants.tsx';

export interface PlanDetailsProps {
  tile: CorporateTile;
  shared: Pick<TileShared, 'category' | 'medicalForms' | 'open'>;
  variants: readonly number[];
  onVariants: (ids: readonly number[]) => void;
}

/** What a tile holds once it is opened. */
export function PlanDetails({ tile, shared, variants, onVariants }: PlanDetailsProps) {
  const { category, medicalForms, open } = shared;
  const forms = medicalForms.find(({ insurerId }) => insurerId === tile.insurerId);
  return (
    <>
      <Variants tile={tile} chosen={variants} onChange={onVariants} />
      <div className={css.more}>
        <p>{say(tile.glance)}</p>
        <Trace
          price={tracedPremium(tile, variants)}
          caption={fillMessage(t.howMadeOf, { name: say(tile.name) })}
        />
        <MedicalForms rows={forms?.rows ?? []} />
        <Benefits
          planId={tile.id}
          category={category}
          known={open?.planId === tile.id ? open : null}
        />
        <p className={ground.hush}>
          {fillMessage(t.rateCard, { date: shownDate(tile.rateCardDate) })}
        </p>
      </div>
    </>
  );
}
