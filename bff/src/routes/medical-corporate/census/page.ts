/** What was read of the session's staff list (features rows 125 and 126). Without one it leads back to the counts. */
import { censusMessages } from '@muqarin/rules/medical-corporate/messages-census';
import type {
  CensusChangesPage,
  CensusDropModel,
  CensusPage,
} from '../../../../contract/medical-corporate/census.ts';
import { censusPaths } from '../../../../contract/medical-corporate/census.ts';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { DraftFields, PageDraft } from '../../../locale/page-draft.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { setFlash, takeFlash } from '../../../session/flash.ts';
import { compareCensus } from '../../../use-cases/medical-corporate/census/compare-census.ts';
import { latestCensus } from '../../../use-cases/medical-corporate/census/latest-census.ts';
import {
  censusFiles,
  readCensus,
} from '../../../use-cases/medical-corporate/census/session-census.ts';
import { groupDrafts } from '../../../use-cases/medical-corporate/session-draft.ts';
import { censusChanges } from '../../../views/medical-corporate/census-changes.ts';
import { censusModel } from '../../../views/medical-corporate/census-model.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';

const toCounts: Redirect = { redirect: `${corporatePaths.questionnaire}?step=category` };

export const corporateCensusModels: PageModels = {
  '/api/pages/medical-corporate/census': page(censusPage),
  '/api/pages/medical-corporate/census-changes': page(changesPage),
};

async function censusPage(bff: Bff, ask: PageAsk): Promise<PageDraft<CensusPage | Redirect>> {
  const latest = await latestCensus(bff, ask);
  if (!latest) return toCounts;
  const { reading: _kept, ...asked } = latest;
  const [answer, { reference }, flash, files] = await Promise.all([
    readCensus(bff, asked, ask.context),
    groupDrafts.ofSession(bff, ask),
    takeFlash(ask.session, 'corporate-census'),
    censusFiles(bff, ask),
  ]);
  if (answer.outcome === 'unread') {
    const errors = [{ field: '', message: ours(censusMessages[answer.reason]) }];
    await setFlash(ask.session, 'corporate-census-drop', { errors });
    return toCounts;
  }
  return {
    ...censusModel(answer),
    reference,
    hasEarlier: files.length > 1,
    hasQuote: groupDrafts.idsOf(ask.session).quoteId !== null,
    errors: flash.errors ?? [],
    notice: flash.notice ?? flash.warning ?? null,
  };
}

async function changesPage(
  bff: Bff,
  ask: PageAsk,
): Promise<PageDraft<CensusChangesPage | Redirect>> {
  const compared = await compareCensus(bff, ask);
  if (!compared) return { redirect: censusPaths.census };
  const { reference } = await groupDrafts.ofSession(bff, ask);
  return { ...censusChanges(compared), reference };
}

/** For the pages that have the drop zone. */
export async function censusDrop(bff: Bff, ask: PageAsk): Promise<DraftFields<CensusDropModel>> {
  const { errors = [], notice = null } = await takeFlash(ask.session, 'corporate-census-drop');
  const files = await censusFiles(bff, ask);
  return { hasList: files.length > 0, error: errors[0]?.message ?? null, notice };
}
