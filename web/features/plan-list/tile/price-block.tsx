import { messages } from '@muqarin/rules/messages';
import type { AmountMode } from '@muqarin/rules/money-format';
import type { ReactNode } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import { PriceLine } from '@/components/price/price-line.tsx';
import type { PriceRange } from '@/components/price/price-line-geometry.ts';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { OtherFigure } from '../vat/other-figure.tsx';
import { firstFils } from '../vat/premium.ts';
import buyCss from './buy-button.module.css';
import { Glyph } from './glyph.tsx';
import css from './price-block.module.css';

interface Props {
  tile: { id: number; name: string; netFils: number; grossFils: number };
  /** Over the premium: what it is for. */
  label: ReactNode;
  range: PriceRange;
  /** Where it stands, in words. */
  standing: ReactNode;
  mode?: AmountMode;
  /** The ticks of the plans that it stands among. */
  ticksId?: string;
  /** What the button says; BUY NOW unless given. */
  action?: string;
  /** Label and place say more than the row of its group does. */
  own?: boolean;
}

/**
 * Label, the premium that stands first, the other figure and the month's equivalent, the price line and its place in words. One button: below 700 px it stands in the tile's row of
 * actions, above it is the tag that carries the premium and says BUY NOW under the pointer or focus (S0 2).
 */
export function PriceBlock(props: Props) {
  const { tile, label, range, standing, mode = 'where-any', ticksId } = props;
  const { action = say(messages.buyNow), own = false } = props;
  return (
    <div className={css.price} data-own={own || undefined}>
      <span className={css.label}>{label}</span>
      <span className={classes(css.figure, css.net)} aria-hidden="true">
        <Amount fils={firstFils(tile)} mode={mode} />
      </span>
      <button className={buyCss.buy} type="submit" name="product_id" value={tile.id}>
        <span className={classes(css.figure, buyCss.tagNet)}>
          <Amount fils={firstFils(tile)} mode={mode} />
        </span>
        <span className={buyCss.now}>
          {action}
          <span className={ground.vh}>{` ${tile.name}`}</span>
        </span>
        <span className={buyCss.arrow}>
          <Glyph of="arrow" className="flip" />
        </span>
      </button>
      <div className={css.below}>
        <span className={css.gross}>
          <OtherFigure premium={tile} mode={mode} />
        </span>
        <div className={css.where}>
          <PriceLine fils={tile.netFils} range={range} {...(ticksId ? { ticksId } : {})} />
          <span>{standing}</span>
        </div>
      </div>
    </div>
  );
}
