/** The catalogue's desk: changes of rate cards, one of them with a file, and whose prices stand on a version (features 142). */
import type { CatalogueChangeRow } from '@muqarin/quoting/contract/catalogue-changes';
import { catalogueMessages } from '@muqarin/rules/catalogue-changes/messages';
import { messages } from '@muqarin/rules/messages';
import type {
  CatalogueChangePage,
  CataloguePage,
  CatalogueView,
  VersionQuotesPage,
} from '../../../contract/catalogue-pages.ts';
import { formPaths } from '../../../contract/forms.ts';
import type { Redirect } from '../../../contract/pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { mayAsStaff, requireStaff } from '../../security/require-staff.ts';
import { setFlash, takeFlash } from '../../session/flash.ts';
import type { Session } from '../../session/session-plugin.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { listPage } from './list-page.ts';

const views: readonly CatalogueView[] = ['open', 'live', 'ended'];
const lines = ['medical', 'medical-corporate', 'motor', 'general'] as const;

export async function cataloguePage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<CataloguePage>> {
  const view = views.find((known) => known === query.view) ?? 'open';
  const [found, versions] = await Promise.all([
    listPage(query, (rows) => bff.quoting.listCatalogueChanges({ view, ...rows }, context)),
    bff.quoting.catalogueVersions({}, context),
  ]);
  const mayChange = mayAsStaff(session, 'change-catalogue');
  return { ...found, view, lines: versions.lines, mayChange, ...(await saidOn(session)) };
}

export async function catalogueChangePage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<CatalogueChangePage | Redirect>> {
  const { user: staffId } = requireStaff(session, 'see-catalogue');
  const changeId = changeIdIn(query.change);
  const found =
    changeId === null
      ? null
      : await bff.quoting.openCatalogueChange({ changeId, staffId }, context);
  if (changeId === null || found === null) {
    const warning = changeId === null ? messages.notFound : catalogueMessages.gone;
    await setFlash(session, 'staff-catalogue', { warning: ours(warning) });
    return { redirect: formPaths.staffCatalogue };
  }
  const path = query.file ?? '';
  const file =
    path === '' || path.length > 200
      ? null
      : await bff.quoting.openCatalogueFile({ changeId, path }, context);
  const may = mayAsStaff(session, 'change-catalogue') ? found.may : [];
  return { ...found, may, file, ...(await saidOn(session)) };
}

export async function versionQuotesPage(
  bff: Bff,
  { query, context }: PageAsk,
): Promise<VersionQuotesPage | Redirect> {
  const line = lineIn(query.line);
  const version = /^[0-9a-f]{16}$/.exec(query.version ?? '')?.[0];
  if (!line || !version) return { redirect: formPaths.staffCatalogue };
  const found = await listPage(query, (rows) =>
    bff.quoting.quotesOfVersion({ line, version, ...rows }, context),
  );
  return { ...found, line, version };
}

async function saidOn(session: Session) {
  const flash = await takeFlash(session, 'staff-catalogue');
  const { notice = null, warning = null, typed = {}, errors = [] } = flash;
  return { typed: errors.length > 0 ? typed : {}, errors, notice, error: warning };
}

export function lineIn(text: string | undefined): CatalogueChangeRow['line'] | undefined {
  return lines.find((line) => line === text);
}

export function changeIdIn(text: string | undefined): string | null {
  return text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : null;
}
