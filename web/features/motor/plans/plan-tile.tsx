import { MOTOR_PRODUCT_TYPES, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { fillMessage } from '@muqarin/rules/fill-message';
import { filsToAed, vatOn } from '@muqarin/rules/money';
import { discountPercent } from '@muqarin/rules/motor/discount';
import { useState } from 'react';
import type { PriceRange } from '@/components/price/price-line-geometry.ts';
import { openAddress } from '@/features/plan-list/open-address.ts';
import { LiveCompareButton } from '@/features/plan-list/tile/compare-button.tsx';
import { MoreOrLess, Opener } from '@/features/plan-list/tile/opener.tsx';
import { PriceBlock } from '@/features/plan-list/tile/price-block.tsx';
import { flagWords, placeWords } from '@/features/plan-list/tile/standing-words.ts';
import { Tile } from '@/features/plan-list/tile/tile.tsx';
import { firstAmount } from '@/features/plan-list/vat/premium.ts';
import { say } from '@/lib/reader.ts';
import type { TileTab } from './addresses.ts';
import { MailPlan } from './mail-plan.tsx';
import type { ListedPlan } from './plan-prices.ts';
import css from './plan-tile.module.css';
import { perYear, t } from './texts.ts';
import { motorFacts } from './tile-facts.ts';
import { type OpenDetail, type TileShared, ticksOf } from './tile-shared.ts';
import { TileTabs } from './tile-tabs.tsx';
import { useTab } from './use-tab.ts';

interface MotorTileProps {
  plan: ListedPlan;
  shared: TileShared;
  compared: boolean;
  /** Its details are open from the start, on this tab. */
  open: boolean;
  tab: TileTab;
  /** The price taken apart, of `?open=`. */
  detail: OpenDetail;
  onCompare: (id: number) => void;
  onAddons: (id: number, addonIds: readonly number[]) => void;
}

const flags = {
  comprehensive: () => t.lowestComprehensive,
  third_party: () => t.lowestThirdParty,
} as const;

export function motorFlag({ tile: { type }, standing }: ListedPlan): string | null {
  return flagWords(standing, flags[type]());
}

/** One plan of the motor list: the buy form of S1 3, with what is chosen now, and its tabs folded. */
export function MotorTile(props: MotorTileProps) {
  const {
    plan,
    shared,
    compared,
    open: startOpen,
    tab: first,
    detail,
    onCompare,
    onAddons,
  } = props;
  const { tile, prices, addonIds } = plan;
  const { id, name, type } = tile;
  const [open, setOpen] = useState(startOpen);
  const { tab, select } = useTab(plan, shared, first, detail);
  const press = (wanted: TileTab | null) => (event: React.MouseEvent) => {
    event.preventDefault();
    setOpen(wanted !== null && !(open && tab === wanted) ? true : !open);
    if (wanted !== null) select(wanted);
  };
  const closed = `${shared.address}#plan-${id}`;
  const opener = (of: TileTab) => ({
    name,
    tab: of,
    open,
    href: open ? closed : openAddress(shared.address, id, of),
  });
  return (
    <Tile
      plan={tile}
      by={tile.insurerName}
      flag={motorFlag(plan)}
      action={motorListPaths.buy}
      csrfToken={shared.csrfToken}
      fields={{
        return: shared.address,
        prod_car_idv: shared.idvAed,
        premium: filsToAed(prices.discountedFils),
        discount_perc: discountPercent(prices),
        addon_id: writeIds(addonIds),
      }}
      price={<Price plan={plan} range={shared.lines[type].range} />}
      facts={motorFacts(plan)}
      fine={tile.assumption}
      acts={
        <>
          <LiveCompareButton
            id={id}
            name={name}
            compared={compared}
            action={motorListPaths.toggleCompared}
            onCompare={onCompare}
          />
          <Opener {...opener('price')} onlyWide onPress={press('price')}>
            {t.howMade}
          </Opener>
          <Opener {...opener('overview')} onPress={press(null)}>
            <MoreOrLess open={open} />
          </Opener>
        </>
      }
      open={open}
      detail={
        <div className={css.more} hidden={!open}>
          <TileTabs
            plan={plan}
            shared={shared}
            tab={tab}
            onSelect={select}
            detail={detail}
            onAddons={onAddons}
          />
          {(shared.contactFirst || shared.email !== '') && <MailPlan plan={plan} shared={shared} />}
        </div>
      }
    />
  );
}

function Price({ plan, range }: { plan: ListedPlan; range: PriceRange }) {
  const { tile, total, standing } = plan;
  const { id, name, type } = tile;
  return (
    <PriceBlock
      tile={{ id, name, netFils: total.netFils, grossFils: total.totalFils }}
      label={<PriceLabel plan={plan} />}
      range={range}
      standing={`${placeWords(standing)} ${say(MOTOR_PRODUCT_TYPES[type]).toLowerCase()}`}
      ticksId={ticksOf(type)}
      mode="always"
      own
    />
  );
}

/** What the premium is of: the year, the add-ons in it, and what it was before the plan's discount. */
function PriceLabel({ plan: { addonIds, prices } }: { plan: ListedPlan }) {
  const count = addonIds.length;
  const perc = discountPercent(prices);
  const { premiumFils: netFils } = prices;
  const before = { netFils, grossFils: netFils + vatOn(netFils) };
  return (
    <>
      {perYear(count)}
      {perc > 0 && (
        <small className={css.was}>
          {fillMessage(t.was, { perc, amount: firstAmount(before, 'always') })}
        </small>
      )}
    </>
  );
}
