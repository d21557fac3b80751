import type { CatalogueInfo, PlanPaper } from '../../contract/catalogue.ts';
import type { GeneralCatalogue } from '../domain/general/catalogue.ts';
import type { Catalogue } from '../domain/medical/catalogue.ts';
import type { MotorCatalogue } from '../domain/motor/catalogue.ts';
import { documentKind } from '../domain/plan-documents.ts';
import { benefitValues } from './medical/explain-plan.ts';

interface InForce {
  medical: Catalogue;
  motor: MotorCatalogue;
  general: GeneralCatalogue;
}

/** What filters and the disclosure page need to know of the catalogues in force. All three have the insurers of one file. */
export function catalogueInfo(inForce: InForce): CatalogueInfo {
  const { medical: catalogue } = inForce;
  return {
    version: catalogue.version,
    insurers: catalogue.insurers.map(({ id, code, name, registration }) => {
      const plans = byLine(inForce, (line) => plansOf(line, id));
      return { id, code, name, registration, plans };
    }),
    lines: byLine(inForce, (line) => {
      return { version: line.version, plans: line.plans.length, ratesOf: newestCard(line) };
    }),
    tpas: catalogue.tpas.map(({ id, name }) => ({ id, name })),
    networks: catalogue.networks.map(({ id, name, tier, areaOfCover }) => ({
      id,
      name,
      tier,
      areaOfCover,
    })),
    benefits: catalogue.benefits.map(({ id, name, help }) => ({ id, name, help })),
    descriptions: catalogue.descriptions.map(({ id, name, help }) => ({ id, name, help })),
    providerCount: catalogue.providers.length,
  };
}

/** Null unless the document belongs to the plan (decisions M56). */
export function planDocument(
  catalogue: Catalogue,
  input: { planId: number; documentId: number },
): PlanPaper | null {
  const plan = catalogue.plans.find((row) => row.id === input.planId);
  const document = plan?.documents.find((row) => row.id === input.documentId);
  if (!plan || !document) return null;
  const nameIn = (rows: readonly { id: number; name: string }[], id: number) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return {
    title: document.title,
    name: document.name,
    kind: documentKind(document.title),
    planName: plan.name,
    insurerName: nameIn(catalogue.insurers, plan.insurerId),
    tpaName: nameIn(catalogue.tpas, plan.tpaId),
    networkName: nameIn(catalogue.networks, plan.networkId),
    emirateIds: [...plan.emirateIds],
    insuredFor: [...plan.insuredFor],
    excess: plan.excess,
    assumption: plan.assumption,
    values: benefitValues(catalogue, plan),
    conditions: plan.conditions.map(({ text }) => text),
    notes: [...plan.notes],
    catalogueVersion: catalogue.version,
    ratesOf: plan.rateCard.effectiveFrom,
  };
}

interface Line {
  version: string;
  plans: readonly { insurerId: number; rateCard: { effectiveFrom: string } }[];
}

function byLine<Value>({ medical, motor, general }: InForce, of: (line: Line) => Value) {
  return { medical: of(medical), motor: of(motor), general: of(general) };
}

function plansOf({ plans }: Line, insurerId: number): number {
  return plans.filter((plan) => plan.insurerId === insurerId).length;
}

function newestCard({ plans }: Line): string {
  const days = plans.map((plan) => plan.rateCard.effectiveFrom).sort();
  return days.at(-1) ?? '';
}
