import { boardPaths, type GroupProposalPage } from '@muqarin/bff/contract/medical-corporate/board';
import type { Metadata } from 'next';
import { GroupProposal } from '@/features/medical-corporate/board/board-page.tsx';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

type Props = { params: Promise<{ token: string }> };

export function generateMetadata(): Metadata {
  return { title: textsOf('board').title, robots: { index: false, follow: false } };
}

export default async function Page({ params }: Props) {
  const { token } = await params;
  const link = decodeURIComponent(token);
  return <GroupProposal page={await getPage<GroupProposalPage>(boardPaths.model, { link })} />;
}
