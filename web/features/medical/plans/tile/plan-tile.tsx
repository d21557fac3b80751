import { formPaths } from '@muqarin/bff/contract/forms';
import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import type { Standing } from '@muqarin/rules/plan-list/standing';
import type { ReactNode } from 'react';
import { placeInWords } from '@/components/price/place-in-words.ts';
import { premiumLabel } from '@/components/price/premium-label.ts';
import ground from '@/components/ui/ground.module.css';
import { keepTogether } from '@/features/plan-list/keep-together.ts';
import { t } from '@/features/plan-list/texts.ts';
import { among } from '@/features/plan-list/tile/among.tsx';
import { CompareButton } from '@/features/plan-list/tile/compare-button.tsx';
import { Facts } from '@/features/plan-list/tile/facts.tsx';
import { Glyph } from '@/features/plan-list/tile/glyph.tsx';
import type { ListFacts } from '@/features/plan-list/tile/list-facts.ts';
import { PriceBlock } from '@/features/plan-list/tile/price-block.tsx';
import css from '@/features/plan-list/tile/tile.module.css';
import { Flag, TileHead } from '@/features/plan-list/tile/tile-head.tsx';
import { classes } from '@/lib/classes.ts';
import { type DetailTab, openAddress } from '../addresses.ts';
import { tileAttributes } from './tile-attributes.ts';

interface Props {
  tile: PageTile;
  list: ListFacts;
  hidden: boolean;
  compared: boolean;
  /** Of `?open=`: the detail panel, rendered by the server. */
  detail: ReactNode;
}

/**
 * One plan of the list, a form of its own: BUY NOW posts it, Add to compare posts it elsewhere. (One form around 500
 * tiles would cost half a second each time the order changes.) The list's script finds it by `data-plan` and its parts by `data-…` (tile-nodes.ts).
 */
export function PlanTile({ tile, list, hidden, compared, detail }: Props) {
  const { id, name } = tile;
  const open = detail !== null;
  return (
    <li
      className={classes(css.item, compared && css.compared)}
      id={`plan-${id}`}
      data-plan={id}
      {...tileAttributes(tile)}
      aria-labelledby={`name-${id}`}
      hidden={hidden}
    >
      <form className={css.tile} action={formPaths.select} method="post">
        <input type="hidden" name={contractIds.csrfField} value={list.csrfToken} />
        <input type="hidden" name="return" value={list.address} />
        <TileHead
          id={id}
          logo={tile.logo}
          name={name}
          by={tile.insurerName}
          flag={among(list, id, flagWords, (words, stands) => <Flag stands={stands}>{words}</Flag>)}
        />
        <PriceBlock
          tile={tile}
          label={premiumLabel(list.memberCount)}
          range={list.range}
          standing={among(list, id, placeWords, (words, stands) => (
            <span data-stands={stands}>{words}</span>
          ))}
        />
        <Facts facts={tile.facts} />
        <p className={css.assume}>
          <Glyph of="info" />
          <span>
            {tile.conditions.map((condition) => (
              <span key={condition} className={css.condition}>
                <b>{t.whoMayBuy}:</b>
                {keepTogether(` ${condition}`)}
              </span>
            ))}
            <b>{tile.assumption.lead}</b>
            {keepTogether(` ${tile.assumption.text} ${tile.excess}`)}
          </span>
        </p>
        <div className={css.acts}>
          <CompareButton
            id={id}
            name={name}
            compared={compared}
            action={formPaths.toggleCompared}
          />
          <Opener tile={tile} list={list} tab="trace" open={open} className={css.traceButton}>
            {t.howMade}
          </Opener>
          <Opener tile={tile} list={list} tab="cover" open={open}>
            <span data-more="">{open ? t.viewLess : t.viewMore}</span>
          </Opener>
        </div>
        <div data-detail="">{detail}</div>
      </form>
    </li>
  );
}

function flagWords({ flag }: Standing): string | null {
  if (flag === null) return null;
  return flag === 'lowest' ? t.lowestPremium : t.lowestUnconditional;
}

function placeWords({ place, of }: Standing): string {
  return placeInWords(place, of);
}

interface OpenerProps {
  tile: PageTile;
  list: ListFacts;
  tab: DetailTab;
  open: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that opens the detail on the server, and in place where the script runs. */
function Opener({ tile, list, tab, open, className, children }: OpenerProps) {
  return (
    <a
      className={classes(css.opener, className)}
      href={open ? `${list.address}#plan-${tile.id}` : openAddress(list.address, tile.id, tab)}
      data-open={tab}
      aria-expanded={open}
    >
      {children}
      <span className={ground.vh}>{` ${tile.name}`}</span>
      <Glyph of="down" className={css.chevron} />
    </a>
  );
}
