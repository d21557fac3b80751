/** A policy on paper (features 107): what was bought, for whom, from when to when, for how much, and how that is made. */
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import type { PaperDraft, SectionDraft } from '../../locale/papers.ts';
import { said, type Text, typed } from '../../locale/said.ts';
import { footer } from './footer.ts';
import { howToComplain, text } from './wording-parts.ts';

/** What a line of business says of a policy. */
export interface Schedule {
  title: 'Policy schedule' | 'Order confirmation';
  /** Under which people name it. */
  reference: string;
  status: string;
  /** As said by the buyer; empty lines are left out. */
  holder: string;
  insured: Text;
  insurerName: string;
  insurerCode: string;
  /** Who settles claims, where that is not the insurer. */
  claimsBy?: string;
  /** ISO days. */
  startDate: string;
  endDate: string;
  /** What each plan is for, with its part of the net premium. */
  plans: readonly { name: string; whom: Text; netFils: number }[];
  money: { netFils: number; vatFils: number; grossFils: number };
  conditions: readonly string[];
  /** What is covered, and how the premium is made. */
  more: readonly SectionDraft[];
}

/** @param marks drawings of insurers by their codes */
export function scheduleDocument(
  schedule: Schedule,
  marks: Readonly<Record<string, string>>,
): PaperDraft {
  const { title, reference, insurerName, startDate, endDate, conditions, more } = schedule;
  return {
    title,
    subtitle: said('{insurer}. Cover from {from} to {to}.', {
      insurer: insurerName,
      from: shownDate(startDate),
      to: shownDate(endDate),
    }),
    reference,
    footer,
    marks,
    sections: [
      policyRows(schedule),
      plansOf(schedule),
      moneyRows(schedule),
      ...(conditions.length > 0 ? [text('Conditions', [...conditions])] : []),
      ...more,
      text('About this paper', [
        said('It says what was confirmed. The policy wording of {insurer} decides.', {
          insurer: insurerName,
        }),
        said(
          'The premium is paid to {insurer}, which carries the risk and issues the policy once it was paid.',
          { insurer: insurerName },
        ),
      ]),
      howToComplain,
    ],
  };
}

function policyRows({ reference, status, claimsBy = '', ...schedule }: Schedule): SectionDraft {
  const { holder, insured, insurerName, startDate, endDate } = schedule;
  const rows = [
    { label: 'Reference', value: reference },
    { label: 'Status', value: status },
    { label: 'Policy holder', value: typed(holder) },
    { label: 'Insured', value: insured },
    { label: 'Carried by', value: insurerName },
    { label: 'Claims handler (TPA)', value: claimsBy },
    { label: 'First day of cover', value: shownDate(startDate) },
    { label: 'Last day of cover', value: shownDate(endDate) },
  ];
  return { kind: 'rows', title: 'The policy', rows: rows.filter(({ value }) => value !== '') };
}

function plansOf({ plans, insurerName, insurerCode }: Schedule): SectionDraft {
  return {
    kind: 'plans',
    title: 'What is covered',
    columns: ['Plan', 'For', 'Net premium'],
    groups: [
      {
        facts: [],
        rows: plans.map(({ name, whom, netFils }) => ({
          mark: insurerCode,
          name,
          of: insurerName,
          cells: [whom, money(netFils)],
        })),
      },
    ],
  };
}

function moneyRows({ money: { netFils, vatFils, grossFils } }: Schedule): SectionDraft {
  return {
    kind: 'rows',
    title: 'Premium a year',
    rows: [
      { label: 'Net premium', value: money(netFils) },
      { label: 'VAT 5 %', value: money(vatFils) },
      { label: 'You pay the insurer', value: money(grossFils) },
    ],
  };
}

/** How a premium is made, line by line to the fils. */
export function madeOf(
  title: string,
  lines: readonly { label: Text; why: Text; amountFils: number }[],
): SectionDraft {
  return {
    kind: 'rows',
    title,
    rows: lines.map(({ label, why, amountFils }) => ({
      label,
      value: money(amountFils),
      ...(why === '' ? {} : { note: why }),
    })),
  };
}

export const policyStatuses = {
  pending_documents: 'Confirmed, the insurer waits for papers',
  submitted: 'Confirmed, the papers are with the insurer',
  issued: 'Issued',
  active: 'Active',
  expired: 'Ended',
  cancelled: 'Cancelled',
} as const;

function money(fils: number): string {
  return formatAed(fils, 'always');
}
