'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import type { PlanDetailModel, ProductsPage } from '@muqarin/bff/contract/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import type { FilterQuery } from '@muqarin/rules/medical/filter-query';
import { messages } from '@muqarin/rules/messages';
import {
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import ground from '@/components/ui/ground.module.css';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { type DetailTab, listAddress } from '../addresses.ts';
import { OpenDetail } from '../detail/open-detail.tsx';
import { useOpenDetail } from '../detail/use-open-detail.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { COMPARE_FORM } from '../form-ids.ts';
import { type PackedTiles, unpackTiles } from '../pack-tiles.ts';
import { TakeAlong } from '../quote/take-along.tsx';
import { Glyphs } from '../tile/glyph.tsx';
import { CompareTray } from '../tray/compare-tray.tsx';
import { useCompared } from '../tray/use-compared.ts';
import { useForms } from '../use-forms.ts';
import { BackToTop } from './back-to-top.tsx';
import { NoData } from './no-data.tsx';
import { ShownRow } from './shown-row.tsx';
import { TileList } from './tile-list.tsx';
import { type TileNodes, tileNodes } from './tile-nodes.ts';
import { useBusyBuying } from './use-busy-buying.ts';
import { usePlanList } from './use-plan-list.ts';

/** What the list's script needs of the page; the tiles travel packed. */
export interface PlansAppProps {
  packed: PackedTiles;
  page: Omit<ProductsPage, 'tiles' | 'open'>;
  query: FilterQuery;
  csrfToken: string;
  open: { model: PlanDetailModel; tab: DetailTab; panel: ReactNode } | null;
  /** Below the list: how plans are ranked. */
  children: ReactNode;
}

/** The list with everything that works on it. */
export function PlansApp({ packed, page, query, csrfToken, open, children }: PlansAppProps) {
  const tiles = useMemo(() => unpackTiles(packed), [packed]);
  const [warning, setWarning] = useState<string | null>(page.warning);
  const send = useForms(csrfToken);
  const list = usePlanList({ tiles, category: page.category, query, providers: page.providers });
  const compared = useCompared(page.comparedIds, send, setWarning);
  const detail = useOpenDetail(open);
  const { ref, nodes } = useTiles(list.order, list.visible, compared.ids, detail.open?.id ?? null);
  const buying = useBusyBuying();
  // The ticks of every tile follow a moment later, so that the list itself answers at once.
  const drawn = useDeferredValue(list.visible);

  const byId = useMemo(() => new Map(tiles.map((tile) => [tile.id, tile])), [tiles]);
  const range = useMemo(() => priceRange(tiles.map(({ netFils }) => netFils)), [tiles]);
  const comparedPlans = compared.ids.flatMap((id) => byId.get(id) ?? []);
  const openPlan = detail.open && byId.get(detail.open.id);
  const box = detail.open && nodes.current?.detailBox(detail.open.id);
  const choices = page;
  const shown = list.visible.size;
  const press = (event: React.MouseEvent) => {
    const target = event.target as Element;
    const id = Number(target.closest<HTMLElement>('[data-plan]')?.dataset.plan);
    const tab = target.closest<HTMLElement>('[data-open]')?.dataset.open as DetailTab | undefined;
    const toggles = target.closest('[data-compare]') !== null;
    if (!id || (!tab && !toggles) || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (toggles) compared.toggle(id);
    else if (tab) detail.press(id, tab, matchMedia(NARROW).matches);
  };

  return (
    <>
      <form id={COMPARE_FORM} action={formPaths.toggleCompared} method="post">
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="return" value={list.address} />
      </form>
      {tiles.length > 0 && (
        <FilterBar
          choices={choices}
          filters={list.filters}
          range={list.range}
          priceMessage={query.priceMessage}
          shown={shown}
          inRange={list.inRange}
          total={tiles.length}
          providers={list.providers}
          found={page.foundProviders ?? []}
          onFilters={list.setFilters}
          onClear={list.clear}
          onProviders={list.chooseProviders}
          onRetryProviders={list.retryLookup}
          sort={list.sort}
          onSort={list.setSort}
          sortAddress={listAddress(list.filters, list.sort === 'asc' ? 'desc' : 'asc')}
        />
      )}
      <div className={ground.wrap}>
        <ShownRow
          shown={shown}
          total={tiles.length}
          forInvestors={list.forInvestors}
          filters={list.filters}
          sort={list.sort}
          choices={choices}
          providers={list.providers}
          onReplace={list.replaceFilters}
          onClear={list.clear}
          onSort={list.setSort}
        />
        <Glyphs />
        {range && (
          <PriceTicks
            range={range}
            on={netOf(tiles, (id) => drawn.has(id))}
            off={netOf(tiles, (id) => !drawn.has(id))}
          />
        )}
        {/* biome-ignore lint/a11y: the presses are those of the links and buttons inside */}
        <div onClick={press} onSubmit={buying.onSubmit}>
          {range && (
            <TileList
              ref={ref}
              tiles={list.order.flatMap((id) => byId.get(id) ?? [])}
              visible={list.visible}
              comparedIds={compared.ids}
              facts={{
                total: tiles.length,
                memberCount: page.memberCount,
                range,
                address: list.address,
                csrfToken,
              }}
              open={open && { id: open.model.id, panel: open.panel }}
            />
          )}
        </div>
        {detail.open && openPlan && box && (
          <OpenDetail
            key={detail.open.id}
            box={box}
            plan={openPlan}
            tab={detail.open.tab}
            model={detail.open.model}
            address={list.address}
            onRetry={detail.retry}
          />
        )}
        <NoData
          rows={list.rows}
          shown={shown}
          filters={list.filters}
          sort={list.sort}
          category={page.category}
          choices={choices}
          providers={list.providers}
          onReplace={list.replaceFilters}
          onClear={list.clear}
        />
        <TakeAlong
          chosen={comparedPlans}
          email={page.email}
          reference={page.reference}
          role={page.role}
          csrfToken={csrfToken}
          address={list.address}
          send={send}
          onWarn={setWarning}
        />
        {children}
      </div>
      <CompareTray
        plans={comparedPlans}
        csrfToken={csrfToken}
        onRemove={compared.toggle}
        onWarn={setWarning}
      />
      <BackToTop />
      <WarningDialog
        title={messages.warningTitle}
        message={warning}
        ok={messages.warningOk}
        onClose={() => setWarning(null)}
      />
    </>
  );
}

/** Where View more is the only opener (tile/tile.module.css). */
const NARROW = '(max-width: 1023px)';

/** Keeps the tiles' nodes at what is visible, ordered, compared and open; before the browser paints. */
function useTiles(
  order: readonly number[],
  visible: ReadonlySet<number>,
  compared: readonly number[],
  openId: number | null,
) {
  const ref = useRef<HTMLUListElement>(null);
  const nodes = useRef<TileNodes>(null);
  const [, drawn] = useState(false);
  useLayoutEffect(() => {
    if (!ref.current) return;
    // A page that was not made by the server for this address has no tiles in it: ask the server.
    if (ref.current.childElementCount === 0 && order.length > 0) return location.reload();
    nodes.current = tileNodes(ref.current);
    drawn(true);
  }, [order.length]);
  useLayoutEffect(() => nodes.current?.arrange(order), [order]);
  useLayoutEffect(() => nodes.current?.show(visible), [visible]);
  useLayoutEffect(() => nodes.current?.markCompared(compared), [compared]);
  useLayoutEffect(() => nodes.current?.markOpen(openId), [openId]);
  return { ref, nodes };
}

function netOf(tiles: readonly { id: number; netFils: number }[], keep: (id: number) => boolean) {
  return tiles.filter(({ id }) => keep(id)).map(({ netFils }) => netFils);
}
