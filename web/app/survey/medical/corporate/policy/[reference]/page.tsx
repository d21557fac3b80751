import {
  type GroupPolicyPage,
  groupPolicyReadPaths,
} from '@muqarin/bff/contract/medical-corporate/policy-pages';
import type { Metadata } from 'next';
import { GroupPolicy } from '@/features/medical-corporate/policy/group-policy.tsx';
import { policyTitle } from '@/features/policy/policy-page.tsx';
import type { PolicyRoute } from '@/features/policy/policy-route.tsx';
import { getPage } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';

async function load({ params, searchParams }: PolicyRoute) {
  const { undo, from } = await searchParams;
  const { reference } = await params;
  return getPage<GroupPolicyPage>(groupPolicyReadPaths.policy, { reference, undo, from });
}

export async function generateMetadata(route: PolicyRoute): Promise<Metadata> {
  return { title: policyTitle(await load(route)), robots: { index: false } };
}

export default async function Page(route: PolicyRoute) {
  const [page, { csrfToken }] = await Promise.all([load(route), requestFacts()]);
  return <GroupPolicy page={page} csrfToken={csrfToken} />;
}
