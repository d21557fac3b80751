import { accountReads, type SignUpPage } from '@muqarin/bff/contract/account-pages';
import type { Metadata } from 'next';
import { SignUp } from '@/features/account/sign-up-page.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { textsOf } from '@/lib/texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { errors } = await getPage<SignUpPage>(accountReads.signUp);
  return { title: errorTitle(textsOf('account').signUp.title, errors), robots: { index: false } };
}

export default function SignUpRoute() {
  return <SignUp />;
}
