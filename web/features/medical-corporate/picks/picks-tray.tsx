'use client';

import { corporatePickPaths as paths } from '@muqarin/bff/contract/medical-corporate/picks';
import {
  type GroupPick,
  groupCompareProblem,
  MOST_GROUP_COMPARED,
} from '@muqarin/rules/medical-corporate/picks';
import { compareAddress } from '@muqarin/rules/medical-corporate/picks-wire';
import { COMPARE_TWO_BELOW_WIDTH_PX } from '@muqarin/rules/plan-list/constants';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { CompareTray } from '@/features/comparison/compare-tray.tsx';
import { COMPARE_FORM } from '@/features/plan-list/form-ids.ts';
import { say } from '@/lib/reader.ts';
import { tabAddress } from '../plans/list-address.ts';
import { usePicks } from './group-picks.tsx';

/** The four places of the comparison, of one category (S0 3, 5). Compare opens a window of its own where there is room for one. */
export function PicksTray() {
  const { picks, csrfToken, press, warn } = usePicks();
  const { compared } = picks;
  const category = compared[0]?.category ?? 0;
  const address = tabAddress(category);
  const plans = compared.map((plan) => ({ ...plan, id: plan.planId, name: say(plan.name) }));
  return (
    <>
      <form id={COMPARE_FORM} action={paths.compared} method="post">
        <CsrfField token={csrfToken} />
        <input type="hidden" name="category" value={category} />
        <input type="hidden" name="return" value={address} />
      </form>
      <CompareTray
        plans={plans}
        most={MOST_GROUP_COMPARED}
        mode="always"
        action={paths.comparePlans}
        fields={{ category, product_ids: compared.map(({ plan }) => plan).join() }}
        problemOf={() => groupCompareProblem(compared)}
        csrfToken={csrfToken}
        address={address}
        onRemove={(id) => void press(paths.compared, { category, product_id: id })}
        onWarn={(message) => warn(say(message))}
        whenSaved={() => null}
        onCompare={() => openInOwnWindow(compared)}
      />
    </>
  );
}

/** S0 2: full screen. On a small screen a second window hides the first; there, and where it is blocked, the page itself goes on. */
function openInOwnWindow(picks: readonly GroupPick[]): boolean {
  const { availWidth: width, availHeight: height } = window.screen;
  if (width < COMPARE_TWO_BELOW_WIDTH_PX) return false;
  const features = `popup,left=0,top=0,width=${width},height=${height}`;
  return window.open(compareAddress(picks), 'muqarin-compare', features) !== null;
}
