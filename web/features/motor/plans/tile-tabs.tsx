import { fillMessage } from '@muqarin/rules/fill-message';
import { check, minus } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { keepTogether } from '@/features/plan-list/keep-together.ts';
import { openAddress } from '@/features/plan-list/open-address.ts';
import { classes } from '@/lib/classes.ts';
import { AddonList } from './addon-list.tsx';
import type { TileTab } from './addresses.ts';
import type { ListedPlan } from './plan-prices.ts';
import css from './plan-tile.module.css';
import { PricePanel } from './price-panel.tsx';
import { t } from './texts.ts';
import type { BenefitWords, OpenDetail, TileShared } from './tile-shared.ts';

interface Props {
  plan: ListedPlan;
  shared: TileShared;
  tab: TileTab;
  onSelect: (tab: TileTab) => void;
  detail: OpenDetail;
  onAddons: (id: number, addonIds: readonly number[]) => void;
}

/** Overview and Coverage (S1 2), the add-ons, and how the price is made; tabs are links where no script runs. */
export function TileTabs({ plan, shared, tab, onSelect, detail, onAddons }: Props) {
  const { tile } = plan;
  const prefix = `plan-${tile.id}`;
  const tabs = (
    [
      ['overview', t.overview],
      ['coverage', t.coverage],
      ['addons', t.addons],
      ['price', t.howMade],
    ] as const
  ).map(([id, label]) => ({ id, label, href: openAddress(shared.address, tile.id, id) }));
  return (
    <>
      <div className={css.tabs}>
        <Tabs
          label={fillMessage(t.tabsOf, { name: tile.name })}
          tabs={tabs}
          selected={tab}
          onSelect={(id) => onSelect(id as TileTab)}
          prefix={prefix}
        />
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel-${tab}`}
        aria-labelledby={`${prefix}-tab-${tab}`}
        className={classes(css.panel, tab === 'price' && css.sunken)}
      >
        {tab === 'overview' && <Covers plan={plan} words={shared.benefits} onlyOverview />}
        {tab === 'coverage' && <Covers plan={plan} words={shared.benefits} />}
        {tab === 'addons' && <AddonList plan={plan} shared={shared} onAddons={onAddons} />}
        {tab === 'price' && (
          <PricePanel plan={plan} idvAed={shared.idvAed} details={shared.details} detail={detail} />
        )}
      </div>
    </>
  );
}

interface CoversProps {
  plan: ListedPlan;
  words: BenefitWords;
  onlyOverview?: boolean;
}

function Covers({ plan: { tile }, words, onlyOverview = false }: CoversProps) {
  const rows = tile.cover.filter(({ inOverview }) => !onlyOverview || inOverview);
  return (
    <ul className={classes(css.covers, !onlyOverview && css.all)}>
      {rows.map(({ id, covered, text }) => (
        <li key={id} className={classes(!covered && css.not)}>
          <Icon of={covered ? check : minus} size="s" />
          <span>
            {words.get(id)?.name}
            <small>
              {!covered && <span className={ground.vh}>{t.notCovered}</span>}
              {keepTogether(text)}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
