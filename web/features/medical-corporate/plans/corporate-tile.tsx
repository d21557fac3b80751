import {
  type CategoryModel,
  type CorporateTile,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { parsePlanId } from '@muqarin/rules/medical-corporate/plan-id';
import type { Standing } from '@muqarin/rules/plan-list/standing';
import { type MouseEvent, useState } from 'react';
import { openAddress } from '@/features/plan-list/open-address.ts';
import { MoreOrLess, Opener } from '@/features/plan-list/tile/opener.tsx';
import { PriceBlock } from '@/features/plan-list/tile/price-block.tsx';
import { flagWords, placeWords } from '@/features/plan-list/tile/standing-words.ts';
import { Tile } from '@/features/plan-list/tile/tile.tsx';
import { Flag } from '@/features/plan-list/tile/tile-head.tsx';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { TilePicks } from '../picks/tile-picks.tsx';
import { t } from '../texts.ts';
import { ChosenVariants } from './chosen-variants.tsx';
import { PlanDetailsLater } from './plan-details-later.tsx';
import css from './plans.module.css';
import { perYear, premiumWith } from './price-words.ts';
import { corporateFacts, corporateFine } from './tile-facts.ts';
import type { TileShared } from './tile-shared.ts';

export interface CorporateTileProps {
  tile: CorporateTile;
  shared: TileShared;
  standing: Standing;
  chosen: CategoryModel['chosen'];
  startOpen: boolean;
}

/** One plan for a category: its premium, its variants, SELECT (S0 2). */
export function CorporatePlanTile({
  tile,
  shared,
  standing,
  chosen,
  startOpen,
}: CorporateTileProps) {
  const { id, name } = tile;
  const { category, address } = shared;
  const [variants, setVariants] = useState<readonly number[]>(
    () => (chosen ? parsePlanId(chosen.plan)?.variantIds : undefined) ?? [],
  );
  const [open, setOpen] = useState(startOpen);
  return (
    <Tile
      plan={{ ...tile, name: say(name) }}
      by={listed([say(tile.insurerName), say(tile.tpaName)])}
      flag={<Flags words={[chosen ? t.chosen : null, flagWords(standing)]} />}
      action={corporatePaths.select}
      csrfToken={shared.csrfToken}
      fields={{ category, return: address }}
      price={
        <PriceBlock
          tile={{ ...tile, ...premiumWith(tile, variants) }}
          label={perYear()}
          range={shared.range}
          standing={placeWords(standing)}
          mode="always"
          action={chosen ? t.selected : say(corporateMessages.select)}
        />
      }
      facts={corporateFacts(tile)}
      conditions={tile.conditions.map(say)}
      fine={corporateFine(tile)}
      acts={
        <>
          <span className={css.picks}>
            <TilePicks id={id} name={say(name)} category={category} />
          </span>
          <Opener
            name={name}
            tab="trace"
            open={open}
            href={open ? `${address}#plan-${id}` : openAddress(address, id, 'trace')}
            onPress={(event: MouseEvent) => {
              event.preventDefault();
              setOpen(!open);
            }}
          >
            <MoreOrLess open={open} />
          </Opener>
        </>
      }
      open={open}
      detail={
        open ? (
          <PlanDetailsLater
            tile={tile}
            shared={shared}
            variants={variants}
            onVariants={setVariants}
          />
        ) : (
          <ChosenVariants ids={variants} />
        )
      }
    />
  );
}

function Flags({ words }: { words: readonly (string | null)[] }) {
  return words.map((text) => (text === null ? null : <Flag key={text}>{text}</Flag>));
}
