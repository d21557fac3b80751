import {
  type GroupPremiumsPage,
  premiumPaths,
} from '@muqarin/bff/contract/medical-corporate/premiums';
import type { Metadata } from 'next';
import { GroupPremiums } from '@/features/medical-corporate/premiums/premiums-page.tsx';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('group-price').people.title, robots: { index: false } };
}

interface Route {
  searchParams: Promise<{ category?: string; from?: string; policy?: string }>;
}

export default async function Page({ searchParams }: Route) {
  const { category, from, policy } = await searchParams;
  const query = { category, from, policy };
  return <GroupPremiums page={await getPage<GroupPremiumsPage>(premiumPaths.model, query)} />;
}
