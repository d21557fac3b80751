'use client';

import type {
  CategoryModel,
  CorporatePlansPage,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { quoteMessages } from '@muqarin/rules/messages-quote';
import { NO_PRODUCT_MESSAGE_MS } from '@muqarin/rules/plan-list/constants';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Later } from '@/components/ui/later.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { Chapters } from '@/features/plan-list/filters/chapters.tsx';
import { NoneMatch } from '@/features/plan-list/filters/none-match.tsx';
import { ShownRow } from '@/features/plan-list/filters/shown-row.tsx';
import { WithSideFilters } from '@/features/plan-list/filters/side-filters.tsx';
import { SortButton } from '@/features/plan-list/filters/sort-button.tsx';
import { Hospital } from '@/features/plan-list/hospitals/hospital.tsx';
import { t as hospitals } from '@/features/plan-list/hospitals/texts.ts';
import mailCss from '@/features/plan-list/mail/mail.module.css';
import { RestOfRows } from '@/features/plan-list/rows/rest-of-rows.tsx';
import { Glyphs } from '@/features/plan-list/tile/glyph.tsx';
import { say } from '@/lib/reader.ts';
import { useLater } from '@/lib/use-later.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { t } from '../texts.ts';
import { HiddenByFilters } from './hidden-by-filters.tsx';
import { t as words } from './list-texts.ts';
import { loadPlanDetails } from './plan-details-later.tsx';
import { CorporateTiles } from './plan-tiles.tsx';
import { type CorporateList, type ListStart, useCorporateList } from './use-plan-list.ts';

interface Props extends ListStart {
  page: CorporatePlansPage;
  category: CategoryModel;
  csrfToken: string;
  /** Where somebody is asked for help. */
  helpHref: string;
  /** Below the list. */
  children: ReactNode;
}

const loadTakeAlong = () => import('./take-along.tsx');

/** The plans of one category: filters, sort and variants work at once; everything is a link or a plain form too. */
export function CorporatePlansApp(props: Props) {
  const { page, category, csrfToken, helpHref, children, ...start } = props;
  const [warning, setWarning] = useState(page.warning);
  const takeAlong = useLater(loadTakeAlong);
  useEffect(() => whenIdle(() => void loadPlanDetails()), []);
  const list = useCorporateList(page, category, start);
  const { filters, filtered } = list;
  const shared = useTileShared({ page, category, csrfToken }, list);
  const blocked = category.flag === 0 ? corporateMessages.membersNotUpdated : null;
  return (
    <>
      <Glyphs />
      <Ticks list={list} range={shared.range} />
      <div className={ground.wrap}>
        <WithSideFilters list={filters}>
          <div className={mailCss.beside}>
            {page.tiles.length > 0 && <Hospital hospitals={list.hospitals} />}
            <Later
              of={takeAlong}
              onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./take-along.tsx') : null}
              draw={({ TakeCorporate }) => (
                <TakeCorporate page={page} csrfToken={csrfToken} address={list.address} />
              )}
            />
          </div>
          <ShownRow list={filters} notes={<Found list={list} />}>
            <SortButton list={list} />
          </ShownRow>
          <Chapters list={filters} view={list.view} />
          <HiddenByFilters list={list} />
          <NoneMatch
            list={filters}
            texts={{ title: quoteMessages.noPlansMatch, help: words.fitGroup }}
            afterMs={NO_PRODUCT_MESSAGE_MS}
            noPlans={
              <Empty title={messages.noProducts}>
                <p>{t.noneFits}</p>
              </Empty>
            }
          />
          <div onClickCapture={(event) => stopChoice(event, blocked, setWarning)}>
            <CorporateTiles
              list={list}
              category={category}
              shared={shared}
              openId={start.rows.openId}
              helpHref={helpHref}
            />
          </div>
          <RestOfRows {...list} address={filtered} onAll={list.showAll} />
          {children}
        </WithSideFilters>
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

/** Only a search without a script comes back with the page. */
function Found({ list: { hospitals: found } }: { list: CorporateList }) {
  const count = found.found.length;
  if (count === 0) return null;
  return <a href="#hospital">{fillMessage(hospitals.hospitalsFound, { count })}</a>;
}

/** S0 4: while the member details are assumed nothing is chosen, compared, checked or proposed. */
function stopChoice(
  event: React.MouseEvent,
  blocked: string | null,
  warn: (text: string) => void,
): void {
  const isChoice = (event.target as Element).closest('button[name="product_id"]') !== null;
  if (!isChoice || blocked === null) return;
  event.preventDefault();
  warn(blocked);
}

type Given = Pick<Props, 'page' | 'category' | 'csrfToken'>;

/** What every tile is drawn with; the same as long as nothing in it is another. */
function useTileShared(
  { page, category: { number: category }, csrfToken }: Given,
  list: CorporateList,
) {
  const { tiles, medicalForms, open } = page;
  // The list answers a filter first; where each tile comes back to is not seen.
  const address = useDeferredValue(list.address);
  const range = useMemo(
    () => priceRange(tiles.map(({ netFils }) => netFils)) ?? { minFils: 0, maxFils: 0 },
    [tiles],
  );
  return useMemo(
    () => ({ category, csrfToken, address, range, medicalForms, open }),
    [category, csrfToken, address, range, medicalForms, open],
  );
}

interface TicksProps {
  list: CorporateList;
  range: { minFils: number; maxFils: number };
}

/** The ticks of every tile follow a moment later, so that the list itself answers at once. */
function Ticks({ list: { plans, visible }, range }: TicksProps) {
  const drawn = useDeferredValue(visible);
  const nets = (isShown: boolean) =>
    plans.filter(({ id }) => drawn.has(id) === isShown).map(({ netFils }) => netFils);
  return <PriceTicks range={range} on={nets(true)} off={nets(false)} />;
}
