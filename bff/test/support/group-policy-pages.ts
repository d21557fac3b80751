/** The pages of a group's policy, as its employer opens and sends them. */
import { changePath } from '@muqarin/rules/policy-pages';
import type {
  GroupChangePage,
  GroupPolicyPage,
} from '../../contract/medical-corporate/policy-pages.ts';
import type { Employer } from './employer.ts';

export const corporate = 'medical-corporate';

/** It is 24/11/2026, the first day of cover. */
export const dana = {
  join_0_name: 'Dana Test',
  join_0_number: '',
  join_0_birth_date: '01/05/1996',
  join_0_gender: 'female',
  join_0_married: '',
  join_0_relation: 'employee',
  join_0_salary: 'nlsb',
  join_0_category: '1',
  join_0_case: 'employee_in_uae',
  join_0_day: '2026-12-01',
};

export function groupPolicyPages(who: () => { employer: Employer; reference: string }) {
  const ofModel = <Model>(page: string, more: string) => {
    const { employer, reference } = who();
    return employer.page<Model>(
      `/api/pages/medical-corporate/${page}?reference=${reference}${more}`,
    );
  };
  const ofChange = (more = '') => ofModel<GroupChangePage>('policy/change', more);
  const press = (fields: Record<string, string>) =>
    who().employer.press(changePath(who().reference), fields);
  async function recorded(fields: Record<string, string>) {
    await press({ ...fields, action: 'price' });
    const { foretold, changeCount } = await ofChange();
    if (!foretold) throw new Error('nothing was foretold');
    const seen = { seen: String(foretold.grossFils), after: String(changeCount) };
    const answer = await press({ ...fields, action: 'record', ...seen });
    return { foretold, answer };
  }
  return {
    ofPolicy: (more = '') => ofModel<GroupPolicyPage>('policy', more),
    ofChange,
    press,
    recorded,
  };
}
