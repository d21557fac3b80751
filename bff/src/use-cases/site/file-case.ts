/** A claim or complaint: stored before anything is said (S2 4, 5, 7; decisions A24-A28). */
import type { CaseView } from '@muqarin/leads/contract/site';
import { checkClaim, checkComplaint } from '@muqarin/rules/site/check-case';
import type { Bff } from '../../parts.ts';
import { withBegun } from '../../session/begun.ts';
import {
  type Captured,
  leadRules,
  refusedBy,
  refusedRobot,
  type SiteAsk,
} from './capture-site-lead.ts';

export async function fileCase(
  bff: Bff,
  kind: 'claim' | 'complaint',
  ask: SiteAsk,
): Promise<Captured> {
  const check = kind === 'claim' ? checkClaim : checkComplaint;
  const checked = check(ask.fields, leadRules(bff));
  if (!checked.ok) return refusedBy(checked.errors);
  const filed = checked.answers;
  const robot = await refusedRobot(bff, ask, filed.email || filed.telephone);
  if (robot) return robot;
  const { caseId, reference } = await bff.leads.fileCase(
    { ...filed, idempotencyKey: ask.key },
    ask.context,
  );
  const thanks = { reference, noProducts: false, kind, at: bff.now().toISOString() };
  // Whoever filed it in this browser may follow it here without a code.
  await ask.session.update((data) => ({
    ...withBegun(data, { caseIds: [caseId] }),
    thanks,
    openCases: [...(data.openCases ?? []), { reference, caseId }].slice(-mostOpen),
  }));
  return { kind: 'done', reference };
}

export const mostOpen = 10;

/** One that this browser filed, or whose code was given in it. */
export async function openedCase(
  bff: Pick<Bff, 'leads'>,
  { kind, reference }: { kind: 'claim' | 'complaint'; reference: string },
  { session, context }: Pick<SiteAsk, 'session' | 'context'>,
): Promise<CaseView | null> {
  const opened = session.data.openCases?.find((known) => known.reference === reference);
  const known = opened ? await bff.leads.getCase({ caseId: opened.caseId }, context) : null;
  // What was opened as a claim is no complaint, whatever the address says.
  return known?.kind === kind ? known : null;
}
