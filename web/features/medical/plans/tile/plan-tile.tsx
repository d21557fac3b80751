import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import type { ReactNode } from 'react';
import { premiumLabel } from '@/components/price/premium-label.ts';
import { openAddress } from '@/features/plan-list/open-address.ts';
import { among } from '@/features/plan-list/tile/among.tsx';
import { CompareButton } from '@/features/plan-list/tile/compare-button.tsx';
import type { ListFacts } from '@/features/plan-list/tile/list-facts.ts';
import { MoreOrLess, Opener } from '@/features/plan-list/tile/opener.tsx';
import { PriceBlock } from '@/features/plan-list/tile/price-block.tsx';
import { flagWords, placeWords } from '@/features/plan-list/tile/standing-words.ts';
import { Tile } from '@/features/plan-list/tile/tile.tsx';
import { Flag } from '@/features/plan-list/tile/tile-head.tsx';
import type { DetailTab } from '../addresses.ts';
import { t } from '../texts.ts';

interface Props {
  tile: PageTile;
  list: ListFacts;
  compared: boolean;
  /** Of `?open=`: the detail panel, rendered by the server. */
  detail: ReactNode;
}

/**
 * One plan of the list, a form of its own: BUY NOW posts it, Add to compare posts it elsewhere. (One form around 500
 * tiles would cost half a second each time the order changes.) The list's script finds its parts by `data-…` (tile-nodes.ts).
 */
export function PlanTile({ tile, list, compared, detail }: Props) {
  const { id, name } = tile;
  const open = detail !== null;
  const opener = (tab: DetailTab) => ({
    name,
    tab,
    open,
    href: open ? `${list.address}#plan-${id}` : openAddress(list.address, id, tab),
  });
  return (
    <Tile
      plan={tile}
      by={tile.insurerName}
      flag={among(list, id, flagWords, (words, stands) => <Flag stands={stands}>{words}</Flag>)}
      action={medicalPaths.select}
      csrfToken={list.csrfToken}
      fields={{ return: list.address }}
      price={
        <PriceBlock
          tile={tile}
          label={premiumLabel(list.memberCount)}
          range={list.range}
          standing={among(list, id, placeWords, (words, stands) => (
            <span data-stands={stands}>{words}</span>
          ))}
        />
      }
      facts={tile.facts}
      conditions={tile.conditions}
      fine={fineOf(tile)}
      acts={
        <>
          <CompareButton
            id={id}
            name={name}
            compared={compared}
            action={medicalPaths.toggleCompared}
          />
          <Opener {...opener('trace')} onlyWide>
            {t.howMade}
          </Opener>
          <Opener {...opener('cover')}>
            <MoreOrLess open={open} />
          </Opener>
        </>
      }
      open={open}
      detail={detail}
    />
  );
}

/** What the price assumes, and the excess. */
export function fineOf({ assumption, excess }: Pick<PageTile, 'assumption' | 'excess'>) {
  return { lead: assumption.lead, text: `${assumption.text} ${excess}` };
}
