/** How a page's model is made, and which of it are words of ours in the language of the page. */
import type { Locale } from '@muqarin/rules/locale';
import type { StaffAct } from '@muqarin/rules/staff/roles';
import { formPaths } from '../../../contract/forms.ts';
import type { Redirect } from '../../../contract/pages.ts';
import { notingVersions } from '../../clients/catalogue-words.ts';
import { everySaid, inEnglish } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { mayAsStaff } from '../../security/require-staff.ts';
import { staffOf } from '../../session/identity.ts';
import type { PageAsk } from './page-ask.ts';

export interface PageModel {
  /** For staff whose roles may do this: everybody else is led to sign in, or refused. */
  act?: StaffAct;
  /** At the desk: for anybody, or for any staff. */
  desk?: 'open' | 'staff';
  in(locale: Locale, bff: Bff, ask: PageAsk): Promise<object>;
}
export type PageModels = Readonly<Record<string, PageModel>>;

/** What a view marks as words of ours comes in its reader's language (locale/page-draft.ts). */
export function page(make: (bff: Bff, ask: PageAsk) => Promise<object>): PageModel {
  return {
    in: async (locale, bff, ask) => {
      if (locale === 'en') return everySaid(await make(bff, ask), inEnglish) as object;
      const versions = new Set<string>();
      const model = await make({ ...bff, quoting: notingVersions(bff.quoting, versions) }, ask);
      return everySaid(model, await bff.words.arabic(versions)) as object;
    },
  };
}

/** Whoever is no staff, or has not the roles for it, is led to where staff come in (decisions X25). */
export function staffPage(
  act: StaffAct | 'any',
  make: (bff: Bff, ask: PageAsk) => Promise<object>,
): PageModel {
  const open = page(make);
  return {
    ...(act === 'any' ? { desk: 'staff' as const } : { act }),
    in: async (locale, bff, ask) => {
      const isTheirs = act === 'any' ? staffOf(ask.session.data) : mayAsStaff(ask.session, act);
      if (isTheirs) return open.in(locale, bff, ask);
      return { redirect: formPaths.staffSignIn } satisfies Redirect;
    },
  };
}
