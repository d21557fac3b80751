'use client';

import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import {
  formerQuery,
  type MotorFilters,
  type MotorListState,
} from '@muqarin/rules/motor/plan-list';
import { compareProblem } from '@muqarin/rules/plan-list/compare';
import { Activity, type ReactNode, useRef, useState } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import ground from '@/components/ui/ground.module.css';
import { Later } from '@/components/ui/later.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { CompareTray } from '@/features/comparison/compare-tray.tsx';
import { NoneMatch } from '@/features/plan-list/filters/none-match.tsx';
import { COMPARE_FORM } from '@/features/plan-list/form-ids.ts';
import { RestOfRows } from '@/features/plan-list/rows/rest-of-rows.tsx';
import type { RowsStart } from '@/features/plan-list/rows/use-rows.ts';
import { Glyphs } from '@/features/plan-list/tile/glyph.tsx';
import { useBusyBuying } from '@/features/plan-list/use-busy-buying.ts';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { useReadAhead } from '@/features/plan-list/use-read-ahead.ts';
import { say } from '@/lib/reader.ts';
import { useLater } from '@/lib/use-later.ts';
import { FloatingAddons } from './addons-for-all.tsx';
import { MotorFilterBar } from './filter-bar.tsx';
import { OpeningPopup } from './opening-popup.tsx';
import type { ListedPlan } from './plan-prices.ts';
import { MotorTiles } from './plan-tiles.tsx';
import { MotorShown, noneMatchTexts } from './shown.tsx';
import { type OpenTile, type TileShared, ticksOf } from './tile-shared.ts';
import { type MotorListPage, useMotorList } from './use-plan-list.ts';
import { pricedAs, usePriceDetails } from './use-price-details.ts';
import { useTileShared } from './use-tile-shared.ts';
import type { Kept } from './use-value.ts';

export interface MotorPlansAppProps {
  page: MotorListPage;
  filters: MotorFilters;
  /** What another value cleared (decisions V36). */
  before: MotorListState | null;
  /** What the address opens of the list. */
  rows: RowsStart;
  /** The page comes from a change of the value: no popup again. */
  valueWasSet: boolean;
  csrfToken: string;
  open: OpenTile;
  children: ReactNode;
}

const loadValueBar = () => import('./value-bar.tsx');
const loadTakeAlong = () => import('./take-along.tsx');

/** The motor list with everything that works on it. */
export function MotorPlansApp(props: MotorPlansAppProps) {
  const { page, csrfToken, open, children } = props;
  const [warning, setWarning] = useState<string | null>(page.warning);
  const send = useForms(csrfToken);
  const valueBar = useLater(loadValueBar);
  const takeAlong = useLater(loadTakeAlong);
  const list = useMotorList(props, send, setWarning);
  const { plans, visible, compared, value, address } = list;
  const { tiles, details } = useDetailsAhead(plans, value.pricedAed);
  const shared = useTileShared(props, list, details);
  const keep = async (wanted: string | number) => {
    const answer = await value.keep(wanted);
    if (!answer.kept) return answer;
    const { filters, compared: tray } = { filters: list.filters.values, compared: compared.ids };
    const query = new URLSearchParams({ value: 'set', ...formerQuery(filters) });
    if (tray.length > 0) query.set('was_compared', tray.join());
    location.assign(`${motorListPaths.products}?${query}`);
    return answer;
  };
  const buying = useBuyAtValue(page.value.idvAed, value.pricedAed, value.keep);
  const chosen = compared.ids.flatMap((id) => plans.find(({ tile }) => tile.id === id) ?? []);
  const tray = chosen.map(
    ({ tile: { id, name, logo }, total: { netFils, totalFils: grossFils } }) => {
      return { id, name, logo, netFils, grossFils };
    },
  );
  return (
    <>
      <Glyphs />
      <Ticks plans={plans} visible={visible} lines={shared.lines} />
      <form id={COMPARE_FORM} action={motorListPaths.toggleCompared} method="post">
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="return" value={address} />
      </form>
      <div className={ground.wrap}>
        <Later
          of={valueBar}
          onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./value-bar.tsx') : null}
          draw={({ ValueBar }) => (
            <ValueBar
              value={page.value}
              control={value}
              plans={page.tiles.length}
              error={page.valueError}
              csrfToken={csrfToken}
              address={address}
              onKeep={keep}
            />
          )}
        />
      </div>
      <Activity>
        <MotorFilterBar page={page} list={list} csrfToken={csrfToken} />
      </Activity>
      <div className={ground.wrap}>
        <Later
          of={takeAlong}
          onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./take-along.tsx') : null}
          draw={({ TakeMotor }) => (
            <TakeMotor {...{ page, list, chosen, csrfToken, address, send }} onWarn={setWarning} />
          )}
        />
        <MotorShown page={page} list={list} />
        <div {...buying}>
          <MotorTiles ref={tiles} list={list} shared={shared} open={open} />
        </div>
        <RestOfRows {...list} address={list.filtered} onAll={list.showAll} />
        <NoneMatch list={list.filters} texts={noneMatchTexts()} />
        {children}
      </div>
      <FloatingAddons />
      <CompareTray
        plans={tray}
        mode="always"
        action={motorListPaths.comparePlans}
        problemOf={compareProblem}
        csrfToken={csrfToken}
        address={address}
        onRemove={compared.toggle}
        onWarn={setWarning}
        whenSaved={compared.whenSaved}
      />
      {!props.valueWasSet && (
        <OpeningPopup
          value={page.value}
          csrfToken={csrfToken}
          problem={value.problem}
          onKeep={keep}
        />
      )}
      <WarningDialog
        title={say(messages.warningTitle)}
        message={warning}
        ok={say(messages.warningOk)}
        onClose={() => setWarning(null)}
      />
    </>
  );
}

/** Of the plans in view the price is taken apart before anybody asks: read after the press, it would move the list. */
function useDetailsAhead(plans: readonly ListedPlan[], idvAed: number) {
  const tiles = useRef<HTMLUListElement>(null);
  const details = usePriceDetails();
  const prepare = async (id: number) => {
    const plan = plans.find(({ tile }) => tile.id === id);
    if (plan) await details.read(pricedAs(plan, idvAed)).catch(() => {});
  };
  const addons = plans.map(({ addonIds }) => addonIds.join()).join(' ');
  useReadAhead(tiles, prepare, `${idvAed} ${addons}`);
  return { tiles, details };
}

interface TicksProps {
  plans: readonly ListedPlan[];
  visible: ReadonlySet<number>;
  lines: TileShared['lines'];
}

/** The ticks of all premiums of a type, those filtered out faint. */
function Ticks({ plans, visible, lines }: TicksProps) {
  return (['comprehensive', 'third_party'] as const).map((type) => {
    const nets = (isShown: boolean) =>
      plans
        .filter(({ tile }) => tile.type === type && visible.has(tile.id) === isShown)
        .map(({ total }) => total.netFils);
    const { range } = lines[type];
    return (
      <PriceTicks key={type} id={ticksOf(type)} range={range} on={nets(true)} off={nets(false)} />
    );
  });
}

/** What is bought at a value that was only looked at is bought at it: the value is stored first. */
function useBuyAtValue(
  storedAed: number,
  pricedAed: number,
  keep: (wanted: number) => Promise<Kept>,
) {
  const busy = useBusyBuying();
  return {
    onSubmit: (event: React.FormEvent) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (submitter?.getAttribute('formaction')) return;
      busy.onSubmit(event);
      if (event.defaultPrevented || storedAed === pricedAed) return;
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      void keep(pricedAed).then(({ kept }) => {
        submitter?.removeAttribute('aria-busy');
        if (!kept || !(submitter instanceof HTMLButtonElement)) return;
        const plan = document.createElement('input');
        Object.assign(plan, { type: 'hidden', name: submitter.name, value: submitter.value });
        form.append(plan);
        form.submit();
      });
    },
  };
}
