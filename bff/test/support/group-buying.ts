/** An employer who buys for a group on our pages. */
import { filsToAed } from '@muqarin/rules/money';
import {
  type CorporateBuyPage,
  type CorporateDocumentsPage,
  corporatePurchasePaths as paths,
} from '../../contract/medical-corporate/purchase.ts';
import type { Redirect, ThankYouPage } from '../../contract/pages.ts';
import { type Employer, list } from './employer.ts';

type Tile = Awaited<ReturnType<Employer['list']>>['tiles'][number];
const isOfPair = (one: Tile) => (other: Tile) =>
  one.insurerId === other.insurerId && one.tpaId === other.tpaId && one.id !== other.id;

export function groupBuying(who: () => Employer) {
  const page = {
    buy: () => who().page<CorporateBuyPage & Redirect>('/api/pages/medical-corporate/buy-policy'),
    documents: () =>
      who().page<CorporateDocumentsPage & Redirect>(
        '/api/pages/medical-corporate/submit-documents',
      ),
    thanks: () => who().page<ThankYouPage>('/api/pages/thank-you?kind=corporate'),
  };

  /** A plan for each category of one insurer and TPA; with a condition on who may buy it where that is wanted. */
  async function chooseAll({ conditions }: { conditions: boolean } = { conditions: false }) {
    // Plans with a condition are those for low salaries.
    await who().saveMembers(1, 9, conditions ? 9 : 0);
    await who().saveMembers(2, 30);
    const [firsts, seconds] = [await who().list(1), await who().list(2)];
    const pairs = firsts.tiles
      .filter((tile) => tile.conditions.length > 0 === conditions)
      .flatMap((first) => seconds.tiles.filter(isOfPair(first)).map((second) => [first, second]));
    for (const [at, { id }] of (pairs[0] ?? []).entries())
      await who().press(`${list}/select`, { category: String(at + 1), plan: String(id) });
  }

  async function confirm(over: Record<string, string> = {}, headers = {}) {
    const { plans, netFils, firstStart } = await page.buy();
    const said = {
      plans,
      premium: String(filsToAed(netFils)),
      policy_start_date: firstStart,
      t_and_c_3: 'yes',
      ...over,
    };
    return who().browser.form(paths.buyPolicy, said, headers);
  }

  return { page, chooseAll, confirm, policies: () => who().bff.orders.groupPolicies() };
}
