'use client';

import type {
  CategoryModel,
  CorporatePlansPage,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import {
  type CorporateFilters,
  helpAfter,
  matchesCorporate,
  noCorporateFilters,
  type SortOrder,
  sortedByPremium,
} from '@muqarin/rules/medical-corporate/plan-list';
import { messages } from '@muqarin/rules/messages';
import { type PricePair, sliderRange } from '@muqarin/rules/plan-list/price-range';
import { withView } from '@muqarin/rules/plan-list/rows';
import { standingsAmong } from '@muqarin/rules/plan-list/standing';
import { Fragment, useMemo, useState } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import { Field } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Select } from '@/components/ui/select.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { RestOfRows } from '@/features/plan-list/rows/rest-of-rows.tsx';
import { type RowsStart, useRows } from '@/features/plan-list/rows/use-rows.ts';
import { Glyphs } from '@/features/plan-list/tile/glyph.tsx';
import tileCss from '@/features/plan-list/tile/tile.module.css';
import { TileItem } from '@/features/plan-list/tile/tile.tsx';
import { useAddress } from '@/features/plan-list/use-address.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { CorporatePlanTile } from './corporate-tile.tsx';
import { CorporateFilterForm } from './filter-form.tsx';
import { HelpBox } from './help-box.tsx';
import { listAddress } from './list-address.ts';
import { NoPlans } from './no-plans.tsx';
import css from './plans.module.css';

interface Props {
  page: CorporatePlansPage;
  category: CategoryModel;
  filters: CorporateFilters;
  sort: SortOrder;
  rows: RowsStart;
  /** Why the range of the address was refused. */
  problem: string | null;
  csrfToken: string;
  /** Where somebody is asked for help. */
  helpHref: string;
}

const noGroups = new Map<number, number>();

/** The plans of one category: filters, sort and variants work at once; everything is a link or a plain form too. */
export function CorporatePlansApp({
  page,
  category,
  problem,
  csrfToken,
  helpHref,
  ...start
}: Props) {
  const [filters, setFilters] = useState(start.filters);
  const [sort, setSort] = useState(start.sort);
  const [warning, setWarning] = useState(page.warning);
  const { tiles } = page;
  const shown = useMemo(
    () =>
      sortedByPremium(
        tiles.filter((tile) => matchesCorporate(tile, filters)),
        sort,
      ),
    [tiles, filters, sort],
  );
  const listed = useMemo(() => shown.map(({ id }) => id), [shown]);
  const rows = useRows(listed, noGroups, start.rows);
  const range: PricePair | null = useMemo(
    () => sliderRange(tiles.map(({ netFils }) => ({ premiumFils: netFils }))),
    [tiles],
  );
  const standings = useMemo(() => standingsAmong(tiles), [tiles]);
  const all = priceRange(tiles.map(({ netFils }) => netFils));
  const filtered = listAddress(category.number, filters, sort);
  const address = withView(filtered, rows.view);
  useAddress(address);
  const blocked = category.flag === 0 ? corporateMessages.membersNotUpdated : null;
  return (
    <>
      <Glyphs />
      {all ? <PriceTicks range={all} on={shown.map(({ netFils }) => netFils)} /> : null}
      <div className={classes(ground.wrap, css.layout)}>
        <CorporateFilterForm
          page={page}
          category={category.number}
          range={range}
          filters={filters}
          sort={sort}
          problem={problem}
          onChange={setFilters}
        />
        <div>
          <div className={css.over}>
            <p aria-live="polite">
              {fillMessage(t.shown, { shown: shown.length, total: tiles.length })}
            </p>
            <SortForm category={category.number} sort={sort} onChange={setSort} />
          </div>
          <NoPlans
            shown={shown.length}
            total={tiles.length}
            category={category.number}
            onClear={() => setFilters(noCorporateFilters)}
          />
          <ul className={classes(tileCss.tiles, tileCss.narrow)} id="plans">
            {shown.map((tile, at) => (
              <Fragment key={tile.id}>
                <TileItem
                  id={tile.id}
                  compared={category.chosen?.planId === tile.id}
                  hidden={false}
                  folded={!rows.layout.shown.has(tile.id)}
                  member={undefined}
                  attributes={attributesOf(tile)}
                >
                  <CorporatePlanTile
                    tile={tile}
                    category={category}
                    range={all ?? { minFils: tile.netFils, maxFils: tile.netFils }}
                    standing={standings.get(tile.id) ?? { place: 1, of: 1 }}
                    address={address}
                    csrfToken={csrfToken}
                    forms={formsOf(page, tile.insurerId)}
                    startOpen={start.rows.openId === tile.id}
                    blocked={blocked}
                    onBlocked={setWarning}
                  />
                </TileItem>
                {helpAfter.includes(at + 1) && rows.layout.shown.has(tile.id) ? (
                  <HelpBox href={helpHref} />
                ) : null}
              </Fragment>
            ))}
          </ul>
          <RestOfRows {...rows} address={filtered} onAll={rows.showAll} />
        </div>
      </div>
      <WarningDialog
        title={say(messages.warningTitle)}
        message={warning}
        ok={say(messages.warningOk)}
        onClose={() => setWarning(null)}
      />
    </>
  );
}

function formsOf({ medicalForms }: CorporatePlansPage, wanted: number) {
  return medicalForms.find(({ insurerId }) => insurerId === wanted)?.rows ?? [];
}

/** What the documents' tiles say of themselves (S0 3). */
function attributesOf(tile: CorporatePlansPage['tiles'][number]) {
  return {
    'data-ins_id': tile.insurerId,
    'data-tpa_id': tile.tpaId,
    'data-nw_id': tile.networkId,
    'data-premium': tile.netFils / 100,
    'data-bids': tile.benefitIds.join(),
    'data-dids': tile.descriptionIds.join(),
  };
}

interface SortProps {
  category: number;
  sort: SortOrder;
  onChange: (sort: SortOrder) => void;
}

function SortForm({ category, sort, onChange }: SortProps) {
  return (
    <form className={css.sort}>
      {category === 0 ? null : <input type="hidden" name="category" value={category} />}
      <Field id="sort" label={t.sort}>
        <Select
          id="sort"
          name="sort"
          value={sort}
          onChange={({ target }) => onChange(target.value === 'desc' ? 'desc' : 'asc')}
        >
          <option value="asc">{t.sortAsc}</option>
          <option value="desc">{t.sortDesc}</option>
        </Select>
      </Field>
      <noscript>
        <button type="submit">{t.apply}</button>
      </noscript>
    </form>
  );
}
