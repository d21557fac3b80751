import {
  type GroupChangePage,
  groupPolicyReadPaths,
} from '@muqarin/bff/contract/medical-corporate/policy-pages';
import type { Metadata } from 'next';
import { ChangeGroup } from '@/features/medical-corporate/policy/change-page.tsx';
import type { PolicyRoute } from '@/features/policy/policy-route.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';

async function load({ params, searchParams }: PolicyRoute) {
  const { leave } = await searchParams;
  const { reference } = await params;
  return getPage<GroupChangePage>(groupPolicyReadPaths.change, { reference, leave });
}

export async function generateMetadata(route: PolicyRoute): Promise<Metadata> {
  const { errors } = await load(route);
  const title = errorTitle(textsOf('group-policy').change.title, errors);
  return { title, robots: { index: false } };
}

export default async function Page(route: PolicyRoute) {
  const [page, { csrfToken }] = await Promise.all([load(route), requestFacts()]);
  return <ChangeGroup page={page} csrfToken={csrfToken} />;
}
