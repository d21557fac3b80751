/** What a page had not saved when it went, in one post: as several they could overtake each other. */
import { formPaths } from '../../../contract/forms.ts';
import { parseJson } from '../../read-json.ts';
import type { Fields, Form, FormAsk } from './form.ts';

/** More than anybody answers while one save is on its way. */
const MOST = 20;

/** Field `saves`: JSON, each save as `{ address, fields }` in the order it was made; those of other forms are left out. */
export function unsavedForm(forms: readonly Form[]): Form {
  return {
    path: formPaths.unsaved,
    flashPage: 'home',
    back: '/',
    handle: async (ask) => {
      for (const { form, ...save } of savesOf(ask, forms)) await form.handle(save);
      return { to: '/' };
    },
  };
}

function savesOf(ask: FormAsk, forms: readonly Form[]): (FormAsk & { form: Form })[] {
  return listed(ask.fields.saves).flatMap(({ address, fields }, place) => {
    const { pathname, searchParams } = new URL(address, 'http://own');
    const form = forms.find(({ path }) => path === pathname);
    const query = Object.fromEntries(searchParams);
    return form ? [{ ...ask, form, query, fields, key: `${ask.key}.${place}` }] : [];
  });
}

function listed(text: string | undefined): { address: string; fields: Fields }[] {
  const given = parseJson(text ?? '');
  return Array.isArray(given) ? given.slice(0, MOST).filter(isSave) : [];
}

function isSave(given: unknown): given is { address: string; fields: Fields } {
  if (typeof given !== 'object' || given === null) return false;
  if (!('address' in given && 'fields' in given)) return false;
  const { address, fields } = given;
  if (typeof address !== 'string' || !address.startsWith('/')) return false;
  if (!URL.canParse(address, 'http://own') || typeof fields !== 'object' || fields === null)
    return false;
  return Object.values(fields).every((value) => typeof value === 'string');
}
