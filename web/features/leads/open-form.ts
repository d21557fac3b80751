import { type SiteFormsPage, siteReadPaths } from '@muqarin/bff/contract/site-forms';
import { cache } from 'react';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { type Texts, textsOf } from '@/lib/texts.ts';

/** What the fields of one form are drawn from. */
export interface OpenForm {
  /** Unique on the page: the ids of its controls begin with it. */
  id: string;
  csrfToken: string;
  /** The page it stands on: path alone, and as the browser asked. */
  page: string;
  address: string;
  /** Of a plain post of this very form that was refused; shown once. */
  errors: SiteFormsPage['errors'];
  typed: Readonly<Record<string, string>>;
  captcha: SiteFormsPage['captcha'];
  captchaTicket: string;
  today: string;
  t: Texts['leads'];
}

/** One answer of the BFF serves every form of the page. */
const load = cache(() => getPage<SiteFormsPage>(siteReadPaths.forms));

/** The title of a page with such forms: it says so when a plain post of one came back with errors. */
export async function titleWithForms(title: string): Promise<string> {
  return errorTitle(title, (await load()).errors);
}

export async function openForm(id: string): Promise<OpenForm> {
  const [model, { csrfToken, path }] = await Promise.all([load(), requestFacts()]);
  const mine = model.form === id;
  return {
    id,
    csrfToken,
    page: path.split('?')[0] ?? '/',
    address: path,
    errors: mine
      ? model.errors.map(({ field, message }) => ({ field, message: say(message) }))
      : [],
    typed: mine ? model.typed : {},
    captcha: model.captcha,
    captchaTicket: model.captchaTicket,
    today: model.today,
    t: textsOf('leads'),
  };
}
