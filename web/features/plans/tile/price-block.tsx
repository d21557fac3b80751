import type { PageTile } from '@muqarin/bff/contract/plan-pages';
import { messages } from '@muqarin/rules/messages';
import { Amount } from '@/components/price/amount.tsx';
import { placeInWords } from '@/components/price/place-in-words.ts';
import { premiumLabel } from '@/components/price/premium-label.ts';
import { PriceLine } from '@/components/price/price-line.tsx';
import ground from '@/components/ui/ground.module.css';
import { t } from '../texts.ts';
import { Glyph } from './glyph.tsx';
import type { ListFacts } from './list-facts.ts';
import css from './price-block.module.css';

/**
 * Label, net, total with VAT, the price line and its place in words. One button: below 700 px it stands beside the
 * premium, above it is the tag that carries the premium and says BUY NOW under the pointer or focus (S0 2).
 */
export function PriceBlock({ tile, list }: { tile: PageTile; list: ListFacts }) {
  return (
    <div className={css.price}>
      <span className={css.label}>{premiumLabel(list.memberCount)}</span>
      <span className={css.net} aria-hidden="true">
        <Amount fils={tile.netFils} />
      </span>
      <button className={css.buy} type="submit" name="product_id" value={tile.id}>
        <span className={css.tagNet}>
          <Amount fils={tile.netFils} />
        </span>
        <span className={css.now}>
          {messages.buyNow}
          <span className={ground.vh}>{` ${tile.name}`}</span>
        </span>
        <span className={css.arrow}>
          <Glyph of="arrow" className="flip" />
        </span>
      </button>
      <span className={css.gross}>
        <Amount fils={tile.grossFils} />
        {` ${t.inclVat}`}
      </span>
      <div className={css.where}>
        <PriceLine fils={tile.netFils} range={list.range} />
        <span className={ground.hush}>{placeInWords(tile.place, list.total)}</span>
      </div>
    </div>
  );
}
