import type { CallContext } from '@muqarin/platform/context';
import type { PaperDraft } from '../locale/papers.ts';
import type { Bff } from '../parts.ts';
import { groupPlanPaper } from '../views/medical-corporate/papers/plan-documents.ts';
import { motorPlanDocument, planDocument } from '../views/papers/plan-paper.ts';

interface Asked {
  planId: string | undefined;
  documentId: string | undefined;
}

/** The paper of a medical, a motor or a group plan; null when the id is of no such plan. Plan ids of the lines differ. */
export async function planPaper(
  quoting: Bff['quoting'],
  asked: Asked,
  context: CallContext,
): Promise<{ name: string; model: PaperDraft; version: string } | null> {
  const medical = await quoting.planDocument(asked, context);
  if (medical) return { ...paperOf(medical), model: planDocument(medical) };
  const motor = await quoting.motorPlanDocument(asked, context);
  if (motor) return { ...paperOf(motor), model: motorPlanDocument(motor) };
  const group = await quoting.groupPlanDocument(asked, context);
  return group && { ...paperOf(group), model: groupPlanPaper(group) };
}

function paperOf({ name, catalogueVersion: version }: { name: string; catalogueVersion: string }) {
  return { name, version };
}
