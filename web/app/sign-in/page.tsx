import type { Metadata } from 'next';
import { loadSignIn, SignIn } from '@/features/account/sign-in-page.tsx';
import type { Query } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { asks, errors } = await loadSignIn(await searchParams);
  const t = textsOf('account').signIn;
  const { title } = asks === 'code' ? t.code : t;
  return { title: errorTitle(title, errors), robots: { index: false } };
}

export default async function SignInRoute({ searchParams }: Props) {
  return <SignIn query={await searchParams} />;
}
