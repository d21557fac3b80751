/** A Camry of 2021 as the catalogue that is built in knows it: what the pages of the motor questionnaire post for it. */
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import type { BffParts } from '../../src/parts.ts';

export async function shippedCamry(
  client: Pick<BffParts['quoting'], 'searchVehicles'>,
): Promise<Partial<Record<MotorStep, Record<string, string>>>> {
  const call = { actor: { kind: 'visitor' as const, id: 'v1' }, correlationId: 'c1' };
  const asked = { makeId: 1, year: 2021 };
  const found = await client.searchVehicles({ ...asked, keyword: 'camry' }, call);
  const modelId = (found.step === 'model' && found.models[0]?.id) || 0;
  const variants = await client.searchVehicles({ ...asked, modelId }, call);
  const variantId = (variants.step === 'variant' && variants.variants[0]?.id) || 0;
  return {
    make: { make_id: '1' },
    model: { model_id: String(modelId) },
    variant: { variant_id: String(variantId) },
  };
}
