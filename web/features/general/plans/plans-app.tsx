'use client';

import { type GeneralPlansPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import type { GeneralFilters } from '@muqarin/rules/general/plan-list';
import { messages } from '@muqarin/rules/messages';
import { quoteMessages } from '@muqarin/rules/messages-quote';
import { compareProblem } from '@muqarin/rules/plan-list/compare';
import { groupEqual, withView } from '@muqarin/rules/plan-list/rows';
import { useMemo, useState } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import ground from '@/components/ui/ground.module.css';
import { Later } from '@/components/ui/later.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { CompareTray } from '@/features/comparison/compare-tray.tsx';
import { useCompared } from '@/features/comparison/use-compared.ts';
import { Chapters } from '@/features/plan-list/filters/chapters.tsx';
import { NoneMatch } from '@/features/plan-list/filters/none-match.tsx';
import { ShownRow } from '@/features/plan-list/filters/shown-row.tsx';
import { WithSideFilters } from '@/features/plan-list/filters/side-filters.tsx';
import { useFilters } from '@/features/plan-list/filters/use-filters.ts';
import { COMPARE_FORM } from '@/features/plan-list/form-ids.ts';
import { RestOfRows } from '@/features/plan-list/rows/rest-of-rows.tsx';
import { type RowsStart, useRows } from '@/features/plan-list/rows/use-rows.ts';
import { Glyphs } from '@/features/plan-list/tile/glyph.tsx';
import { useAddress } from '@/features/plan-list/use-address.ts';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { say } from '@/lib/reader.ts';
import { useLater } from '@/lib/use-later.ts';
import { t } from '../texts.ts';
import { generalLine } from './filter-line.ts';
import { GeneralTiles } from './plan-tiles.tsx';

interface Props {
  page: GeneralPlansPage;
  filters: GeneralFilters;
  /** What the address opens of the list. */
  rows: RowsStart;
  /** Why the range of the address was refused. */
  problem: string | null;
  csrfToken: string;
}

const loadTakeAlong = () => import('./take-along.tsx');

/** Filters work at once and stand in the address; everything is a link or a plain form too. */
export function GeneralPlansApp({ page, problem, csrfToken, ...start }: Props) {
  const line = useMemo(() => generalLine(page), [page]);
  const filters = useFilters({
    line,
    plans: page.tiles,
    start: start.filters,
    path: generalPaths.products,
    problem: problem ?? undefined,
  });
  const [warning, setWarning] = useState(page.warning);
  const send = useForms(csrfToken);
  const takeAlong = useLater(loadTakeAlong);
  const compared = useCompared(page.comparedIds, generalPaths.toggleCompared, send, (message) =>
    setWarning(message),
  );
  const { visible: listed, filtered } = filters;
  const groups = useMemo(
    () => groupEqual(page.tiles, ({ type, cover, excessFils }) => [type, cover, excessFils]),
    [page.tiles],
  );
  const rows = useRows(listed, groups, start.rows);
  const address = withView(filtered, rows.view);
  useAddress(address);
  const tray = compared.ids.flatMap((id) => page.tiles.filter((tile) => tile.id === id));
  return (
    <>
      <Glyphs />
      <Ticks page={page} shown={page.tiles.filter(({ id }) => listed.includes(id))} />
      <div className={ground.wrap}>
        <WithSideFilters list={filters}>
          <Later
            of={takeAlong}
            onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./take-along.tsx') : null}
            draw={({ TakeGeneral }) => <TakeGeneral {...{ page, csrfToken, address, send }} />}
          />
          <ShownRow list={filters} />
          <Chapters list={filters} view={rows.view} />
          <form id={COMPARE_FORM} action={generalPaths.toggleCompared} method="post">
            <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
            <input type="hidden" name="return" value={address} />
          </form>
          <NoneMatch list={filters} texts={noneMatchTexts()} />
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
        </WithSideFilters>
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

/** S1 8, with the way back. */
const noneMatchTexts = () => ({
  title: quoteMessages.noPlansMatch,
  help: t.noneMatchHelp,
});
