import type { GroupPolicyPage } from '@muqarin/bff/contract/medical-corporate/policy-pages';
import { letterOf } from '@muqarin/rules/category-letters';
import { fillMessage } from '@muqarin/rules/fill-message';
import { changePath } from '@muqarin/rules/policy-pages';
import { ButtonLink } from '@/components/ui/button.tsx';
import { FactRow } from '@/components/ui/fact-rows.tsx';
import kit from '@/features/policy/policy.module.css';
import { PolicyView } from '@/features/policy/policy-page.tsx';
import { textsOf } from '@/lib/texts.ts';
import { premiumsAddress } from '../premiums/premiums-address.ts';
import { Requirements } from '../purchase/requirements.tsx';
import { Members } from './members.tsx';

/** The policy of a group: what every policy's page has, its plans, its people, and the way to change them. */
export function GroupPolicy({ page, csrfToken }: { page: GroupPolicyPage; csrfToken: string }) {
  const t = textsOf('group-policy');
  const first = page.categories[0]?.number ?? 0;
  return (
    <PolicyView
      page={page}
      csrfToken={csrfToken}
      actions={
        page.canChange && <ButtonLink href={changePath(page.reference)}>{t.change.link}</ButtonLink>
      }
      facts={<Facts page={page} />}
    >
      <Requirements requirements={page.requirements} insurer={page.insurerName} part={kit.part} />
      <Members page={page} />
      <p>
        <a href={premiumsAddress({ category: first, policyReference: page.reference })}>
          {textsOf('group-price').people.link}
        </a>
      </p>
    </PolicyView>
  );
}

function Facts({ page }: { page: GroupPolicyPage }) {
  const t = textsOf('group-policy');
  return (
    <>
      <FactRow name={textsOf('policy').facts.tpa}>{page.tpaName}</FactRow>
      <FactRow name={t.covered}>{page.covered}</FactRow>
      {page.categories.map(({ number, planName: plan, members }) => (
        <FactRow key={number} name={categoryName(number, plan)}>
          {fillMessage(t.sold, { members })}
        </FactRow>
      ))}
    </>
  );
}

export function categoryName(number: number, plan: string): string {
  const t = textsOf('group-policy');
  if (number === 0) return fillMessage(t.everybody, { plan });
  return fillMessage(t.category, { letter: letterOf(number), plan });
}
