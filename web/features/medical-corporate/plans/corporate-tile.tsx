import {
  type CategoryModel,
  type CorporatePlansPage,
  type CorporateTile,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { parsePlanId } from '@muqarin/rules/medical-corporate/plan-id';
import { type MouseEvent, useState } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import { placeInWords } from '@/components/price/place-in-words.ts';
import type { PriceRange } from '@/components/price/price-line-geometry.ts';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import boxCss from '@/components/ui/tick-box.module.css';
import { openAddress } from '@/features/plan-list/open-address.ts';
import type { Fact } from '@/features/plan-list/tile/facts.tsx';
import { MoreOrLess, Opener } from '@/features/plan-list/tile/opener.tsx';
import { PriceBlock } from '@/features/plan-list/tile/price-block.tsx';
import { Tile } from '@/features/plan-list/tile/tile.tsx';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { TilePicks } from '../picks/tile-picks.tsx';
import { t } from '../texts.ts';
import { Benefits } from './benefits.tsx';
import { MedicalForms } from './medical-forms.tsx';
import css from './plans.module.css';
import { assumedWords, premiumWith, tracedPremium } from './price-words.ts';

interface Props {
  tile: CorporateTile;
  category: CategoryModel;
  range: PriceRange;
  standing: { place: number; of: number };
  address: string;
  csrfToken: string;
  /** Who fills in a medical form with its insurer. */
  forms: CorporatePlansPage['medicalForms'][number]['rows'];
  startOpen: boolean;
  /** Why nothing can be chosen yet; null when it can. */
  blocked: string | null;
  onBlocked: (why: string) => void;
}

/** One plan for a category: its premium, its variants, SELECT (S0 2). */
export function CorporatePlanTile(props: Props) {
  const { tile, category, range, standing, address, csrfToken, startOpen } = props;
  const { id, name } = tile;
  const chosen = category.chosen?.planId === id ? category.chosen : null;
  const [variants, setVariants] = useState<readonly number[]>(
    () => (chosen ? parsePlanId(chosen.plan)?.variantIds : undefined) ?? [],
  );
  const [open, setOpen] = useState(startOpen);
  const opener = {
    name,
    tab: 'trace',
    open,
    href: open ? `${address}#plan-${id}` : openAddress(address, id, 'trace'),
    onPress: (event: MouseEvent) => {
      event.preventDefault();
      setOpen(!open);
    },
  };
  const premium = premiumWith(tile, variants);
  return (
    <div
      data-greyed={!tile.fitsPair || undefined}
      data-chosen={chosen ? '' : undefined}
      className={tile.fitsPair ? undefined : css.greyed}
      onClickCapture={(event) => {
        const isChoice = (event.target as Element).closest('button[name="product_id"]') !== null;
        if (!isChoice || props.blocked === null) return;
        event.preventDefault();
        props.onBlocked(props.blocked);
      }}
    >
      <Tile
        plan={tile}
        by={listed([say(tile.insurerName), say(tile.tpaName)])}
        flag={chosen ? t.chosen : null}
        action={corporatePaths.select}
        csrfToken={csrfToken}
        fields={{ category: category.number, return: address }}
        price={
          <PriceBlock
            tile={{ ...tile, ...premium }}
            label={t.perYear}
            range={range}
            standing={placeInWords(standing.place, standing.of)}
            mode="always"
            action={chosen ? t.selected : say(corporateMessages.select)}
          />
        }
        facts={factsOf(tile)}
        conditions={tile.conditions.map(say)}
        fine={fineOf(tile)}
        acts={
          <>
            <Opener {...opener} onlyWide>
              {t.howMade}
            </Opener>
            <TilePicks id={id} name={say(name)} category={category.number} />
            <Opener {...opener}>
              <MoreOrLess open={open} />
            </Opener>
          </>
        }
        open={open}
        detail={
          <>
            <Variants tile={tile} chosen={variants} onChange={setVariants} />
            {open && (
              <div className={css.more}>
                <p>{say(tile.glance)}</p>
                <Trace
                  price={tracedPremium(tile, variants)}
                  caption={fillMessage(t.howMadeOf, { name })}
                />
                <MedicalForms rows={props.forms} />
                <Benefits planId={id} />
                <p className={ground.hush}>
                  {fillMessage(t.rateCard, { date: shownDate(tile.rateCardDate) })}
                </p>
              </div>
            )}
          </>
        }
      />
    </div>
  );
}

interface VariantProps {
  tile: CorporateTile;
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** What can be taken with a plan, with what it adds for this category. */
function Variants({ tile, chosen, onChange }: VariantProps) {
  if (tile.variants.length === 0) return null;
  return (
    <fieldset className={css.variants}>
      <legend>{t.variants}</legend>
      {tile.variants.map(({ id, name, help, netFils }) => (
        <label key={id}>
          <input
            className={boxCss.box}
            type="checkbox"
            name="variant"
            value={id}
            checked={chosen.includes(id)}
            onChange={() =>
              onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
            }
          />
          <span>
            {say(name)}
            {help === '' ? null : <small>{say(help)}</small>}
          </span>
          <span className={css.adds}>
            + <Amount fils={netFils} mode="always" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The same four on every tile. */
function factsOf(tile: CorporateTile): Fact[] {
  return [
    { label: t.annualLimit, value: say(tile.annualLimit) },
    { label: t.network, value: say(tile.networkName) },
    { label: t.tpa, value: say(tile.tpaName) },
    {
      label: t.salary,
      value: tile.salary.length === 2 ? t.anySalary : salaryWords(tile.salary[0] ?? 'nlsb'),
    },
  ];
}

function salaryWords(band: 'lsb' | 'nlsb'): string {
  return band === 'lsb' ? t.lowSalary : t.highSalary;
}

/** What the premium rests on, and what the plan asks of a group. */
function fineOf({ assumptions, minEmployees, molCensus }: CorporateTile) {
  const assumed = assumedWords(assumptions);
  const asks = [
    minEmployees === null ? '' : fillMessage(t.asksEmployees, { limit: minEmployees }),
    molCensus ? t.asksCensus : '',
  ].filter((text) => text !== '');
  const lead = assumed === '' ? t.pricedAsSaid : t.assumed;
  return { lead, text: [assumed, ...asks].filter((text) => text !== '').join(' ') };
}
