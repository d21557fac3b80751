import type { PaperDraft } from '../../locale/papers.ts';
import { footer } from './footer.ts';
import { type PaperPlan, plansSection } from './plans-section.ts';
import { type TracedPlan, traceSection } from './trace-section.ts';

/** What a line says of its list on paper. */
export interface ListOnPaper extends Pick<PaperDraft, 'title' | 'subtitle' | 'reference'> {
  /** Of the catalogue whose words it says. */
  version: string;
  /** What the premiums are of. */
  premiums: string;
  plans: readonly PaperPlan[];
  /** Those that were compared or chosen: their prices are taken apart. */
  chosen: readonly TracedPlan[];
}

/** @param marks drawings of the insurers by their codes */
export function listDocument(
  { title, subtitle, reference, premiums, plans, chosen }: ListOnPaper,
  marks: Readonly<Record<string, string>>,
): PaperDraft {
  const sections = [plansSection(premiums, plans), ...chosen.map(traceSection)];
  return { title, subtitle, reference, footer, marks, sections };
}
