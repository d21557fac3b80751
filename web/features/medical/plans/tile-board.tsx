import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import { standingsOf } from '@muqarin/rules/medical/list-order';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import { Glyphs } from '@/features/plan-list/tile/glyph.tsx';
import { useBusyBuying } from '@/features/plan-list/use-busy-buying.ts';
import { useReadAhead } from '@/features/plan-list/use-read-ahead.ts';
import type { DetailTab } from './addresses.ts';
import { OpenDetail } from './detail/open-detail.tsx';
import { useOpenDetail } from './detail/use-open-detail.ts';
import { medicalGroupWords } from './groups.ts';
import type { PlansAppProps } from './plans-app-props.ts';
import { TileList } from './tile-list.tsx';
import type { PlanList } from './use-plan-list.ts';
import { useTiles } from './use-tiles.ts';

interface Props extends Pick<PlansAppProps, 'open' | 'csrfToken'> {
  tiles: readonly PageTile[];
  list: PlanList;
  memberCount: number;
  compared: { ids: readonly number[]; toggle: (id: number) => void };
}

/** The tiles, the ticks of their price lines, the one open panel, and what a press on a tile does. */
export function TileBoard({ tiles, list, memberCount, csrfToken, compared, open }: Props) {
  const detail = useOpenDetail(open);
  const openId = detail.open?.id ?? null;
  const { order, visible, address, rows, about, layout, view, groups, filtered } = list;
  const forInvestors = list.isInvestor;
  const byId = useMemo(() => new Map(tiles.map((tile) => [tile.id, tile])), [tiles]);
  const standings = useMemo(
    () => ({
      all: standingsOf(rows, false, about),
      investors: standingsOf(rows, true, about),
    }),
    [rows, about],
  );
  const wordsOf = useCallback(
    (ids: readonly number[]) =>
      medicalGroupWords(
        ids.flatMap((id) => byId.get(id) ?? []),
        standings,
        forInvestors,
      ),
    [byId, standings, forInvestors],
  );
  const { ref, nodes } = useTiles({
    plans: tiles.length,
    layout,
    view,
    wordsOf,
    visible,
    compared: compared.ids,
    openId,
    forInvestors,
  });
  useReadAhead(ref, detail.prepare);
  const buying = useBusyBuying();
  const range = useMemo(() => priceRange(tiles.map(({ netFils }) => netFils)), [tiles]);
  const listed = useMemo(() => new Set(list.universe.map(({ id }) => id)), [list.universe]);
  const plan = openId === null ? undefined : byId.get(openId);
  const box = openId === null ? null : nodes.current?.detailBox(openId);
  if (range === null) return null;
  return (
    <>
      <Ticks tiles={tiles.filter(({ id }) => listed.has(id))} range={range} visible={visible} />
      <Glyphs />
      {/* biome-ignore lint/a11y: the presses are those of the links and buttons inside */}
      <div
        onClick={(event) => press(event, detail.press, compared.toggle, list.toggleGroup)}
        {...buying}
      >
        <TileList
          ref={ref}
          tiles={order.flatMap((id) => byId.get(id) ?? [])}
          groups={groups}
          layout={layout}
          view={view}
          filtered={filtered}
          comparedIds={compared.ids}
          facts={{ standings, memberCount, range, address, csrfToken }}
          forInvestors={forInvestors}
          open={open && { id: open.model.id, panel: open.panel }}
        />
      </div>
      {detail.open && plan && box && (
        <OpenDetail
          key={plan.id}
          box={box}
          plan={plan}
          tab={detail.open.tab}
          model={detail.open.model}
          address={address}
          script={detail.script}
          onRetry={detail.retry}
        />
      )}
    </>
  );
}

interface TicksProps {
  tiles: readonly PageTile[];
  range: { minFils: number; maxFils: number };
  visible: ReadonlySet<number>;
}

/** The ticks of every tile follow a moment later, so that the list itself answers at once. */
function Ticks({ tiles, range, visible }: TicksProps) {
  const drawn = useDeferredValue(visible);
  const nets = (shown: boolean) =>
    tiles.filter(({ id }) => drawn.has(id) === shown).map(({ netFils }) => netFils);
  return <PriceTicks range={range} on={nets(true)} off={nets(false)} />;
}

/** Where View more is the only opener (tile/acts.module.css). */
const NARROW = '(max-width: 1023px)';

/** The tiles are not React's, so their buttons are told apart by their `data-…`. */
function press(
  event: React.MouseEvent,
  openDetail: (id: number, tab: DetailTab, onlyOpener: boolean) => void,
  toggleCompared: (id: number) => void,
  toggleGroup: (group: number) => void,
): void {
  const target = event.target as Element;
  const group = target.closest('[data-toggle]')?.closest<HTMLElement>('[data-group]');
  if (group && !event.metaKey && !event.ctrlKey) {
    event.preventDefault();
    toggleGroup(Number(group.dataset.group));
    return;
  }
  const id = Number(target.closest<HTMLElement>('[data-plan]')?.dataset.plan);
  const tab = target.closest<HTMLElement>('[data-open]')?.dataset.open as DetailTab | undefined;
  const toggles = target.closest('[data-compare]') !== null;
  if (!id || (!tab && !toggles) || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  if (toggles) toggleCompared(id);
  else if (tab) openDetail(id, tab, matchMedia(NARROW).matches);
}
