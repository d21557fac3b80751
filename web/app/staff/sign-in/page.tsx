import type { StaffPage } from '@muqarin/bff/contract/staff-pages';
import type { Metadata } from 'next';
import { StaffSignIn } from '@/features/staff/sign-in.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { textsOf } from '@/lib/texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { error, asks } = await getPage<StaffPage>('/api/pages/staff');
  const t = textsOf('staff');
  const name = asks === 'code' || asks === 'enrol' ? t[asks].title : t.title;
  const title = errorTitle(name, error === null ? [] : [error]);
  return { title, robots: { index: false } };
}

export default function StaffSignInRoute() {
  return <StaffSignIn />;
}
