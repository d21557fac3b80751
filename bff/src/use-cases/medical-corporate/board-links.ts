/**
 * Links that show a proposal to whoever has them (issue of groups: "shared with the board by a read-only link"): signed, and ended with the
 * prices or by the employer. The mark says which proposal; quoting keeps it.
 */
import type { GroupProposal } from '@muqarin/quoting/contract/medical-corporate/proposal-calls';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { toIsoDate } from '@muqarin/rules/dates';
import { linkOf, linkPath, linkSays } from '@muqarin/rules/mailed-links';
import type { Bff } from '../../parts.ts';
import type { DraftAsk } from '../line-drafts.ts';

const kind = 'group_proposal';

export interface BoardLink {
  /** Whole. */
  address: string;
  /** ISO instant. */
  madeAt: string;
  /** The last ISO day on which it opens. */
  until: string;
}

/** The latest of the quote's links that still open, and how many there are. */
export function boardLinkOf(
  { marks, config, today }: Pick<Bff, 'marks' | 'config' | 'today'>,
  { quoteId, proposals }: Pick<GroupQuote, 'quoteId' | 'proposals'>,
): { latest: BoardLink; count: number } | null {
  const open = proposals.filter(({ validUntil }) => toIsoDate(today()) <= validUntil);
  const last = open.at(-1);
  if (!last) return null;
  const { proposalId, madeAt, validUntil: until } = last;
  const link = { ...linkOf(kind, quoteId, until), plans: proposalId };
  const path = linkPath(kind, link, marks.mark(kind, linkSays(link)));
  return { latest: { address: config.PUBLIC_ORIGIN + path, madeAt, until }, count: open.length };
}

/** Null when the link is not ours, has ended, or was ended. */
export async function proposalOfLink(
  { marks, quoting, today }: Pick<Bff, 'marks' | 'quoting' | 'today'>,
  token: string,
  context: DraftAsk['context'],
): Promise<GroupProposal | null> {
  if (token.length > 300) return null;
  const [quoteId = '', proposalId = '', until = '', mark = ''] = token.split('.');
  if (quoteId === '' || proposalId === '' || toIsoDate(today()) > until) return null;
  const says = linkSays({ id: quoteId, plans: proposalId, until });
  if (!marks.isMark(kind, says, mark)) return null;
  return quoting.groupProposal({ quoteId, proposalId }, context);
}
