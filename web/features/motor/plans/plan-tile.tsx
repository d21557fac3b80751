import { MOTOR_PRODUCT_TYPES, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import { formatAed } from '@muqarin/rules/money-format';
import { discountPercent } from '@muqarin/rules/motor/discount';
import { fillPlural } from '@muqarin/rules/plural';
import { keepTogether } from '@/features/plan-list/keep-together.ts';
import { LiveCompareButton } from '@/features/plan-list/tile/compare-button.tsx';
import { Facts } from '@/features/plan-list/tile/facts.tsx';
import { Glyph } from '@/features/plan-list/tile/glyph.tsx';
import { PriceBlock } from '@/features/plan-list/tile/price-block.tsx';
import tileCss from '@/features/plan-list/tile/tile.module.css';
import { TileHead } from '@/features/plan-list/tile/tile-head.tsx';
import { say } from '@/lib/reader.ts';
import type { TileTab } from './addresses.ts';
import { MailPlan } from './mail-plan.tsx';
import type { ListedPlan } from './plan-prices.ts';
import css from './plan-tile.module.css';
import { t } from './texts.ts';
import { motorFacts } from './tile-facts.ts';
import { type OpenDetail, type TileShared, ticksOf } from './tile-shared.ts';
import { TileTabs } from './tile-tabs.tsx';

export interface MotorTileProps {
  plan: ListedPlan;
  shared: TileShared;
  compared: boolean;
  tab: TileTab;
  /** The price taken apart, of `?open=`. */
  detail: OpenDetail;
  onCompare: (id: number) => void;
  onAddons: (id: number, addonIds: readonly number[]) => void;
}

/** One plan of the motor list, a form of its own: the buy form of S1 3, with what is chosen now. */
export function MotorTile(props: MotorTileProps) {
  const { plan, shared, compared, tab, detail, onCompare, onAddons } = props;
  const { tile, prices, total, addonIds } = plan;
  const { id, name } = tile;
  const line = shared.lines[tile.type];
  return (
    <form className={tileCss.tile} action={motorListPaths.buy} method="post">
      <input type="hidden" name={contractIds.csrfField} value={shared.csrfToken} />
      <input type="hidden" name="return" value={shared.address} />
      <input type="hidden" name="prod_car_idv" value={shared.idvAed} />
      <input type="hidden" name="premium" value={filsToAed(prices.discountedFils)} />
      <input type="hidden" name="discount_perc" value={discountPercent(prices)} />
      <input type="hidden" name="addon_id" value={writeIds(addonIds)} />
      <TileHead
        id={id}
        logo={tile.logo}
        name={name}
        by={tile.insurerName}
        flag={
          plan.isOnlyLowest &&
          (tile.type === 'comprehensive' ? t.lowestComprehensive : t.lowestThirdParty)
        }
      />
      <PriceBlock
        tile={{ id, name, netFils: total.netFils, grossFils: total.totalFils, place: plan.place }}
        label={<PriceLabel plan={plan} />}
        range={line.range}
        total={line.total}
        among={say(MOTOR_PRODUCT_TYPES[tile.type]).toLowerCase()}
        ticksId={ticksOf(tile.type)}
        mode="always"
      />
      <Facts facts={motorFacts(plan)} />
      <p className={tileCss.assume}>
        <Glyph of="info" />
        <span>
          <b>{tile.assumption.lead}</b>
          {keepTogether(` ${tile.assumption.text}`)}
        </span>
      </p>
      <div className={tileCss.acts}>
        <LiveCompareButton
          id={id}
          name={name}
          compared={compared}
          action={motorListPaths.toggleCompared}
          onCompare={onCompare}
        />
        {shared.email !== '' && <MailPlan plan={plan} shared={shared} />}
      </div>
      <div data-detail="" className={css.more}>
        <TileTabs plan={plan} shared={shared} tab={tab} detail={detail} onAddons={onAddons} />
      </div>
    </form>
  );
}

/** What the premium is of: the year, the add-ons in it, and what it was before the plan's discount. */
function PriceLabel({ plan: { addonIds, prices } }: { plan: ListedPlan }) {
  const count = addonIds.length;
  const perc = discountPercent(prices);
  return (
    <>
      {count === 0 ? t.perYear : fillPlural(t.perYearWith, { count })}
      {perc > 0 && (
        <small className={css.was}>
          {fillMessage(t.was, { perc, amount: say(formatAed(prices.premiumFils, 'always')) })}
        </small>
      )}
    </>
  );
}
