import { type PolicyPage, policyReadPaths } from '@muqarin/bff/contract/policy-pages';
import type { PolicyLine } from '@muqarin/rules/policy-pages';
import type { Metadata } from 'next';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { PolicyView, policyTitle } from './policy-page.tsx';

export interface PolicyRoute {
  params: Promise<{ reference: string }>;
  searchParams: Promise<Query>;
}

function load(line: PolicyLine, { reference, undo }: { reference: string } & Query) {
  return getPage<PolicyPage>(policyReadPaths.policy, { line, reference, undo });
}

/** Of the policy page of a line that adds nothing to it. */
export async function policyMetadata(line: PolicyLine, route: PolicyRoute): Promise<Metadata> {
  const page = await load(line, { ...(await route.searchParams), ...(await route.params) });
  return { title: policyTitle(page), robots: { index: false } };
}

export async function PolicyOfLine({ line, route }: { line: PolicyLine; route: PolicyRoute }) {
  const asked = { ...(await route.searchParams), ...(await route.params) };
  const [page, { csrfToken }] = await Promise.all([load(line, asked), requestFacts()]);
  return <PolicyView page={page} csrfToken={csrfToken} />;
}
