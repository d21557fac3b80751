/** What people send in the forms of the site, and the fields that are wrong. */
export const rules = { today: { year: 2026, month: 11, day: 21 } };
export const reach = { phone: '50 123 4567', dial_code: '+971' };
export const person = { name: ' Mariam  Test ', email: 'mariam@example.com', ...reach };
export const fieldsOf = (checked: { ok: boolean; errors?: { field: string }[] }) =>
  checked.errors?.map(({ field }) => field) ?? [];
