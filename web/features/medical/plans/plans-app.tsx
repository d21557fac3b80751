'use client';

import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { messages } from '@muqarin/rules/messages';
import { compareProblem } from '@muqarin/rules/plan-list/compare';
import { NO_PRODUCT_MESSAGE_MS } from '@muqarin/rules/plan-list/constants';
import { useMemo, useState } from 'react';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Later } from '@/components/ui/later.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { CompareTray } from '@/features/comparison/compare-tray.tsx';
import { useCompared } from '@/features/comparison/use-compared.ts';
import { FilterBar } from '@/features/plan-list/filters/bar/filter-bar.tsx';
import { Chapters } from '@/features/plan-list/filters/chapters.tsx';
import { NoneMatch } from '@/features/plan-list/filters/none-match.tsx';
import { COMPARE_FORM } from '@/features/plan-list/form-ids.ts';
import { Hospital } from '@/features/plan-list/hospitals/hospital.tsx';
import mailCss from '@/features/plan-list/mail/mail.module.css';
import { RestOfRows } from '@/features/plan-list/rows/rest-of-rows.tsx';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { say } from '@/lib/reader.ts';
import { useLater } from '@/lib/use-later.ts';
import { BackToTop } from './back-to-top.tsx';
import { medicalCells } from './filter-line.ts';
import { SortLink } from './filters/sort-link.tsx';
import { unpackTiles } from './pack-tiles.ts';
import type { PlansAppProps } from './plans-app-props.ts';
import { MedicalShown } from './shown-row.tsx';
import { t } from './texts.ts';
import { TileBoard } from './tile-board.tsx';
import { usePlanList } from './use-plan-list.ts';

const loadTakeAlong = () => import('./quote/take-along.tsx');

/** The list with everything that works on it. */
export function PlansApp({ packed, page, query, view, csrfToken, open, children }: PlansAppProps) {
  const tiles = useMemo(() => unpackTiles(packed), [packed]);
  const [warning, setWarning] = useState<string | null>(page.warning);
  const send = useForms(csrfToken);
  const takeAlong = useLater(loadTakeAlong);
  const list = usePlanList(page, tiles, query, { view, openId: open?.model.id ?? null });
  const compared = useCompared(page.comparedIds, medicalPaths.toggleCompared, send, setWarning);
  const chosen = compared.ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
  const shared = { csrfToken, address: list.address, onWarn: setWarning };
  return (
    <>
      <form id={COMPARE_FORM} action={medicalPaths.toggleCompared} method="post">
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="return" value={list.address} />
      </form>
      {tiles.length > 0 && (
        <FilterBar list={list.filters} cells={medicalCells()} beside={<SortLink list={list} />}>
          <BackToTop />
        </FilterBar>
      )}
      <div className={ground.wrap}>
        <div className={mailCss.beside}>
          {tiles.length > 0 && <Hospital hospitals={list.hospitals} />}
          <Later
            of={takeAlong}
            onServer={
              process.env.NEXT_RUNTIME === 'nodejs' ? require('./quote/take-along.tsx') : null
            }
            draw={({ TakeMedical }) => <TakeMedical {...shared} {...{ page, chosen, send }} />}
          />
        </div>
        <MedicalShown list={list} />
        <Chapters list={list.filters} view={list.view} />
        <TileBoard
          tiles={tiles}
          list={list}
          memberCount={page.memberCount}
          csrfToken={csrfToken}
          compared={compared}
          open={open}
        />
        <RestOfRows {...list} address={list.filtered} onAll={list.showAll} />
        <NoneMatch
          list={list.filters}
          texts={noneMatchTexts()}
          afterMs={NO_PRODUCT_MESSAGE_MS}
          noPlans={
            <Empty title={messages.noProducts}>
              <p>{t.weWillCall}</p>
            </Empty>
          }
        />
        {children}
      </div>
      <CompareTray
        {...shared}
        plans={chosen}
        action={medicalPaths.comparePlans}
        problemOf={compareProblem}
        onRemove={compared.toggle}
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

/** S0 8, decisions M37. */
function noneMatchTexts() {
  return {
    title: messages.noPlanHasAll,
    help: t.fitYou,
    without: (name: string, count: number) =>
      count === 1
        ? fillMessage(say(messages.withoutOneRemains), { name })
        : fillMessage(say(messages.withoutOneRemain), { name, count }),
  };
}
