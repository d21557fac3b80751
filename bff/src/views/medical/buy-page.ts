import type { PlanDetail } from '@muqarin/quoting/contract/medical/plan';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import { lastStartDate } from '@muqarin/rules/buy-policy';
import { type CivilDate, toIsoDate } from '@muqarin/rules/dates';
import type { BuyPage } from '../../../contract/medical/plan-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import type { Flash } from '../../session/session-data.ts';
import { logosAt } from '../logo-address.ts';
import { whoText } from './people.ts';
import { planDetailModel } from './plan-detail.ts';
import { pageTiles } from './tiles.ts';

interface Beside extends Pick<BuyPage, 'contact'> {
  accepted: PageDraft<BuyPage['accepted']>;
  flash: Flash;
  today: CivilDate;
}

/** The last look before a policy: the whole price, who carries the risk, the first day (decisions M43). */
export function buyPage(
  quote: Quote,
  detail: PlanDetail,
  { contact, accepted, flash, today }: Beside,
): PageDraft<BuyPage> | null {
  const tile = pageTiles(quote.tiles, logosAt(quote.catalogueVersion)).find(
    (row) => row.id === detail.tile.planId,
  );
  if (!tile) return null;
  const firstStart = toIsoDate(today);
  return {
    reference: quote.reference,
    who: whoText(quote.answers),
    memberCount: quote.answers.member_count,
    tile,
    detail: planDetailModel(detail),
    contact,
    accepted,
    firstStart,
    lastStart: toIsoDate(lastStartDate(today)),
    chosenStart: flash.typed?.policy_start_date ?? firstStart,
    errors: flash.errors ?? [],
    warning: flash.warning ?? null,
  };
}
