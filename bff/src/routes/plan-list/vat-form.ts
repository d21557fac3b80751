import { vatPath } from '../../../contract/list-pages.ts';
import { type Form, ownPath } from '../forms/form.ts';

/** "Prices with VAT": kept with the session, so that lists, comparisons and trays of every line show the same figure first. */
export const vatForm: Form = {
  path: vatPath,
  flashPage: 'home',
  back: '/',
  handle: async ({ session, fields }) => {
    const withVat = fields.with_vat === '1';
    await session.update((data) => ({ ...data, withVat }));
    return { to: ownPath(fields.return, '/') };
  },
};
