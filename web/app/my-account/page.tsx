import { type AccountPage, accountReads } from '@muqarin/bff/contract/account-pages';
import type { Metadata } from 'next';
import { Account } from '@/features/account/account-page.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { textsOf } from '@/lib/texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { errors } = await getPage<AccountPage>(accountReads.account);
  return { title: errorTitle(textsOf('account').account.title, errors), robots: { index: false } };
}

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return <Account query={await searchParams} />;
}
