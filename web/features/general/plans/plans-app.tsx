'use client';

import { type GeneralPlansPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import {
  type GeneralFilters,
  generalFilterQuery,
  matchesGeneral,
  noGeneralFilters,
} from '@muqarin/rules/general/plan-list';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { compareProblem } from '@muqarin/rules/plan-list/compare';
import { groupEqual, withView } from '@muqarin/rules/plan-list/rows';
import { useMemo, useState } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { CompareTray } from '@/features/comparison/compare-tray.tsx';
import { useCompared } from '@/features/comparison/use-compared.ts';
import { COMPARE_FORM } from '@/features/plan-list/form-ids.ts';
import { RestOfRows } from '@/features/plan-list/rows/rest-of-rows.tsx';
import { type RowsStart, useRows } from '@/features/plan-list/rows/use-rows.ts';
import { Glyphs } from '@/features/plan-list/tile/glyph.tsx';
import { useAddress } from '@/features/plan-list/use-address.ts';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { GeneralFilterForm } from './filter-form.tsx';
import { GeneralTiles } from './plan-tiles.tsx';
import css from './plans.module.css';
import { TakeGeneral } from './take-along.tsx';

interface Props {
  page: GeneralPlansPage;
  filters: GeneralFilters;
  /** What the address opens of the list. */
  rows: RowsStart;
  /** Why the range of the address was refused. */
  problem: string | null;
  csrfToken: string;
}

/** Filters work at once and stand in the address; everything is a link or a plain form too. */
export function GeneralPlansApp({ page, problem, csrfToken, ...start }: Props) {
  const [filters, setFilters] = useState(start.filters);
  const [warning, setWarning] = useState(page.warning);
  const send = useForms(csrfToken);
  const compared = useCompared(page.comparedIds, generalPaths.toggleCompared, send, (message) =>
    setWarning(message),
  );
  const shown = useMemo(
    () => page.tiles.filter((tile) => matchesGeneral(tile, filters)),
    [page.tiles, filters],
  );
  const listed = useMemo(() => shown.map(({ id }) => id), [shown]);
  const groups = useMemo(
    () => groupEqual(page.tiles, ({ type, cover, excessFils }) => [type, cover, excessFils]),
    [page.tiles],
  );
  const rows = useRows(listed, groups, start.rows);
  const filtered = addressOf(filters);
  const address = withView(filtered, rows.view);
  useAddress(address);
  const tray = compared.ids.flatMap((id) => page.tiles.filter((tile) => tile.id === id));
  return (
    <>
      <Glyphs />
      <Ticks page={page} shown={shown} />
      <div className={classes(ground.wrap, css.layout)}>
        <GeneralFilterForm page={page} filters={filters} problem={problem} onChange={setFilters} />
        <div>
          <TakeGeneral {...{ page, csrfToken, address, send }} />
          <p aria-live="polite" className={css.over}>
            {fillMessage(t.shown, { shown: shown.length, total: page.tiles.length })}
          </p>
          <form id={COMPARE_FORM} action={generalPaths.toggleCompared} method="post">
            <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
            <input type="hidden" name="return" value={address} />
          </form>
          {shown.length === 0 ? (
            <Empty title={motorMessages.noPlansMatch}>
              <ButtonLink
                look="line"
                href={generalPaths.products}
                onClick={(event) => {
                  event.preventDefault();
                  setFilters(noGeneralFilters);
                }}
              >
                {t.clear}
              </ButtonLink>
            </Empty>
          ) : null}
          <GeneralTiles
            page={page}
            rows={rows}
            filtered={filtered}
            address={address}
            csrfToken={csrfToken}
            compared={compared}
            openId={start.rows.openId}
          />
          <RestOfRows {...rows} address={filtered} onAll={rows.showAll} />
        </div>
      </div>
      <CompareTray
        plans={tray}
        mode="always"
        action={generalPaths.comparePlans}
        problemOf={compareProblem}
        csrfToken={csrfToken}
        address={address}
        onRemove={compared.toggle}
        onWarn={setWarning}
        whenSaved={compared.whenSaved}
      />
      <WarningDialog
        title={say(messages.warningTitle)}
        message={warning}
        ok={say(messages.warningOk)}
        onClose={() => setWarning(null)}
      />
    </>
  );
}

/** Each type has a line of its own: premiums of different cover stand on no common scale; the slider spans all. */
function Ticks({ page, shown }: { page: GeneralPlansPage; shown: GeneralPlansPage['tiles'] }) {
  const all = priceRange(page.tiles.map(({ netFils }) => netFils));
  return (
    <>
      {all ? <PriceTicks range={all} on={shown.map(({ netFils }) => netFils)} /> : null}
      {page.types.map(({ type }) => {
        const nets = page.tiles.filter((tile) => tile.type === type).map(({ netFils }) => netFils);
        const range = priceRange(nets);
        return range ? (
          <PriceTicks key={type} id={`ticks-${type}`} range={range} on={nets} />
        ) : null;
      })}
    </>
  );
}

function addressOf(filters: GeneralFilters): string {
  const query = generalFilterQuery(filters).toString();
  return query === '' ? generalPaths.products : `${generalPaths.products}?${query}`;
}
