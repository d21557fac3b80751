import type { SectionDraft } from '../../locale/papers.ts';
import { said, type Text } from '../../locale/said.ts';
/** What the summaries of every line say in the same words. */

export function text(title: string, paragraphs: Text[]): SectionDraft {
  return { kind: 'text', title, paragraphs };
}

export function aboutSummary(plan: { planName: string; insurerName: string }): SectionDraft {
  return text('About this summary', [
    said(
      'This is a summary of {plan}. It is not the policy: the policy wording of {insurer} decides.',
      { plan: plan.planName, insurer: plan.insurerName },
    ),
    'The insurer, the plan and all amounts are invented and illustrative.',
  ]);
}

/** All but what is true of every price here; the footer says that. */
export function ownNotes(notes: readonly string[]): string[] {
  return notes.filter((note) => !note.startsWith('Prices are illustrative'));
}

export const furtherExclusions = {
  label: 'Further exclusions',
  value: 'As listed in the policy wording',
};

/** Of every line: what comes back, and when. */
export const writeToCancel =
  'Write to us or to the insurer. What is paid back follows the table in the policy wording, and often nothing is after a claim.';

const complaints = [
  'Complain to the insurer or to us, on the page “Make a complaint”. We acknowledge a complaint within 48 hours.',
  'If it is not settled within 30 calendar days you may turn to Sanadak (sanadak.gov.ae), the ombudsman under the Central Bank of the UAE, where Sanadak is competent for the insurer or for us. That is free.',
];

export const howToComplain = text('Complaints', complaints);
