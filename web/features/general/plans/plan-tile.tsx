import {
  type GeneralPageTile,
  type GeneralPlansPage,
  generalPaths,
} from '@muqarin/bff/contract/general/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/messages';
import { formatAed } from '@muqarin/rules/money-format';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import { LiveCompareButton } from '@/features/plan-list/tile/compare-button.tsx';
import { Glyph } from '@/features/plan-list/tile/glyph.tsx';
import { PriceBlock } from '@/features/plan-list/tile/price-block.tsx';
import tileCss from '@/features/plan-list/tile/tile.module.css';
import { TileHead } from '@/features/plan-list/tile/tile-head.tsx';
import { classes } from '@/lib/classes.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { coverText } from '../cover-text.ts';
import { t, typeName } from '../texts.ts';
import { tracedPrice } from '../traced-price.ts';
import css from './plans.module.css';

interface Props {
  tile: GeneralPageTile;
  page: GeneralPlansPage;
  address: string;
  csrfToken: string;
  compared: boolean;
  onCompare: (id: number) => void;
}

/** One plan, a form of its own: SELECT leads to its documents (decisions G7). */
export function GeneralTile({ tile, page, address, csrfToken, compared, onCompare }: Props) {
  const { id, name, type } = tile;
  const range = priceRange(
    page.tiles.filter((each) => each.type === type).map(({ netFils }) => netFils),
  ) ?? { minFils: 0, maxFils: 0 };
  return (
    <li
      className={classes(tileCss.item, compared && tileCss.compared)}
      id={`plan-${id}`}
      data-plan={id}
    >
      <form className={tileCss.tile} action={generalPaths.policyDetails} method="post">
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="return" value={address} />
        <TileHead
          id={id}
          logo={tile.logo}
          name={name}
          by={listed([say(tile.insurerName), typeName(type)])}
          flag={tile.isOnlyLowest && t.lowest}
        />
        <PriceBlock
          tile={tile}
          label={t.perYear}
          range={range}
          total={tile.ofType}
          mode="always"
          ticksId={`ticks-${type}`}
          action={t.select}
        />
        <Cover tile={tile} benefits={page.benefits} />
        <Assumption tile={tile} page={page} />
        <div className={tileCss.acts}>
          <LiveCompareButton
            id={id}
            name={name}
            compared={compared}
            action={generalPaths.toggleCompared}
            onCompare={onCompare}
          />
        </div>
        <details className={css.more} data-detail="">
          <summary>{t.howMade}</summary>
          <Trace price={tracedPrice(tile)} caption={fillMessage(t.howMadeOf, { name })} />
          <p className={ground.hush}>
            {fillMessage(t.rateCard, { date: shownDate(tile.rateCardDate) })}
          </p>
        </details>
      </form>
    </li>
  );
}

/** Every benefit of the type, covered or not: nothing hides behind a click. */
function Cover({
  tile,
  benefits,
}: {
  tile: GeneralPageTile;
  benefits: GeneralPlansPage['benefits'];
}) {
  return (
    <dl className={classes(tileCss.facts, css.cover)}>
      {tile.cover.map((row) => (
        <div key={row.benefitId}>
          <dt>{benefits.find(({ id }) => id === row.benefitId)?.name}</dt>
          <dd>{coverText(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Assumption({ tile, page }: { tile: GeneralPageTile; page: GeneralPlansPage }) {
  const amount = say(formatAed(tile.excessFils, 'always'));
  return (
    <p className={tileCss.assume}>
      <Glyph of="info" />
      <span>
        <b>{t.excess}</b>{' '}
        {tile.excessFils === 0 ? t.noExcess : fillMessage(t.excessText, { amount })}{' '}
        {page.hadClaim === null ? t.assumeNoClaims : ''}
      </span>
    </p>
  );
}
