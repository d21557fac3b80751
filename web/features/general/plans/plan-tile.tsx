import {
  type GeneralPageTile,
  type GeneralPlansPage,
  generalPaths,
} from '@muqarin/bff/contract/general/pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { useState } from 'react';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import { openAddress } from '@/features/plan-list/open-address.ts';
import { LiveCompareButton } from '@/features/plan-list/tile/compare-button.tsx';
import { type Fact, Facts } from '@/features/plan-list/tile/facts.tsx';
import { MoreOrLess, Opener } from '@/features/plan-list/tile/opener.tsx';
import { PriceBlock } from '@/features/plan-list/tile/price-block.tsx';
import { flagWords, placeWords } from '@/features/plan-list/tile/standing-words.ts';
import { Tile } from '@/features/plan-list/tile/tile.tsx';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { coverText } from '../cover-text.ts';
import { perYear, t, typeName } from '../texts.ts';
import { tracedPrice } from '../traced-price.ts';
import css from './plans.module.css';

interface Props {
  tile: GeneralPageTile;
  page: GeneralPlansPage;
  address: string;
  csrfToken: string;
  compared: boolean;
  /** Its details are open from the start. */
  startOpen: boolean;
  onCompare: (id: number) => void;
}

/** One plan: SELECT leads to its documents (decisions G7). */
export function GeneralTile(props: Props) {
  const { tile, page, address, csrfToken, compared, startOpen, onCompare } = props;
  const { id, name, type } = tile;
  const [open, setOpen] = useState(startOpen);
  const range = priceRange(
    page.tiles.filter((each) => each.type === type).map(({ netFils }) => netFils),
  ) ?? { minFils: 0, maxFils: 0 };
  const opener = {
    name,
    tab: 'trace',
    open,
    href: open ? `${address}#plan-${id}` : openAddress(address, id, 'trace'),
    onPress: (event: React.MouseEvent) => {
      event.preventDefault();
      setOpen(!open);
    },
  };
  return (
    <Tile
      plan={tile}
      by={listed([say(tile.insurerName), typeName(type)])}
      flag={generalFlag(tile)}
      action={generalPaths.policyDetails}
      csrfToken={csrfToken}
      fields={{ return: address }}
      price={
        <PriceBlock
          tile={tile}
          label={perYear()}
          range={range}
          standing={placeWords(tile.standing)}
          mode="always"
          ticksId={`ticks-${type}`}
          action={t.select}
        />
      }
      facts={factsOf(tile, page)}
      fine={fineOf(tile, page)}
      acts={
        <>
          <LiveCompareButton
            id={id}
            name={name}
            compared={compared}
            action={generalPaths.toggleCompared}
            onCompare={onCompare}
          />
          <Opener {...opener} onlyWide>
            {t.howMade}
          </Opener>
          <Opener {...opener}>
            <MoreOrLess open={open} />
          </Opener>
        </>
      }
      open={open}
      detail={open && <Details tile={tile} page={page} />}
    />
  );
}

export function generalFlag({ standing }: Pick<GeneralPageTile, 'standing'>): string | null {
  return flagWords(standing, t.lowest);
}

type OfTile = Pick<Props, 'tile' | 'page'>;

/** The price taken apart, and the benefits that the tile has no room for. */
function Details({ tile, page }: OfTile) {
  const { name } = tile;
  const rest = factsOf(tile, page).slice(4);
  return (
    <div className={css.more}>
      {rest.length > 0 && (
        <section className={css.rest}>
          <h3>{t.whatIsCovered}</h3>
          <Facts facts={rest} />
        </section>
      )}
      <Trace price={tracedPrice(tile)} caption={fillMessage(t.howMadeOf, { name })} />
      <p className={ground.hush}>
        {fillMessage(t.rateCard, { date: shownDate(tile.rateCardDate) })}
      </p>
    </div>
  );
}

/** Every benefit of the type, covered or not. */
export function factsOf(
  { cover }: Pick<GeneralPageTile, 'cover'>,
  { benefits }: Pick<GeneralPlansPage, 'benefits'>,
): Fact[] {
  return cover.map((row) => ({
    label: benefits.find(({ id }) => id === row.benefitId)?.name ?? '',
    value: coverText(row),
  }));
}

/** The excess, and what the price assumes. */
export function fineOf(
  { excessFils }: Pick<GeneralPageTile, 'excessFils'>,
  { hadClaim }: Pick<GeneralPlansPage, 'hadClaim'>,
) {
  const amount = say(formatAed(excessFils, 'always'));
  const excess = excessFils === 0 ? t.noExcess : fillMessage(t.excessText, { amount });
  return { lead: t.excess, text: hadClaim === null ? `${excess} ${t.assumeNoClaims}` : excess };
}
