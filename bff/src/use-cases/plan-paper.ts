import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../parts.ts';
import { motorPlanDocument, planDocument } from '../views/papers/plan-paper.ts';

interface Asked {
  planId: string | undefined;
  documentId: string | undefined;
}

/** The paper of a medical or a motor plan; null when the id is of no such plan. Plan ids of the lines differ. */
export async function planPaper(
  quoting: Bff['quoting'],
  asked: Asked,
  context: CallContext,
): Promise<{ name: string; model: DocumentModel; version: string } | null> {
  const medical = await quoting.planDocument(asked, context);
  if (medical) return { ...paperOf(medical), model: planDocument(medical) };
  const motor = await quoting.motorPlanDocument(asked, context);
  return motor && { ...paperOf(motor), model: motorPlanDocument(motor) };
}

function paperOf({ name, catalogueVersion: version }: { name: string; catalogueVersion: string }) {
  return { name, version };
}
