import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { PlanPaper } from '@muqarin/quoting/contract/catalogue';
import { footer } from '../documents.ts';
import { emirateName } from '../people.ts';
import { whoMayBuy } from '../tiles.ts';
import { termsOf } from './benefit-terms.ts';

type Section = DocumentModel['sections'][number];

/** What the policy says in words: whom and what it insures, on which conditions, what it leaves out, and how to use it. */
export function wordingSummary(plan: PlanPaper): DocumentModel {
  return {
    title: plan.title,
    subtitle: `${plan.planName}, ${plan.insurerName}`,
    footer,
    sections: [
      text('About this summary', [
        `This is a summary of ${plan.planName}. It is not the policy: the policy wording of ${plan.insurerName} decides.`,
        'The insurer, the plan and all amounts are invented and illustrative.',
      ]),
      text('What is insured', [
        `${plan.insurerName} pays for treatment that an insured person needs, up to ${textOf(plan, 'annual_limit')} in a policy year.`,
        `Area of cover: ${textOf(plan, 'area_of_cover')}`,
      ]),
      { kind: 'rows', title: 'What the benefits mean', rows: benefits(plan) },
      { kind: 'rows', title: 'Who may hold it', rows: holders(plan) },
      text('Conditions', conditions(plan)),
      exclusions(plan),
      waitingPeriods(plan),
      text('How to claim', claiming(plan)),
      text('Cancellation', cancellation),
      text('Complaints', complaints),
    ],
  };
}

/** No benefits themselves: how much is paid, and what is declared. */
const amounts = ['annual_limit', 'pre_existing', 'chronic', 'hospital_room'];

function benefits(plan: PlanPaper) {
  return plan.values
    .filter(({ section, covered, row }) => section === 'cover' && covered && !amounts.includes(row))
    .map(({ label, help }) => ({ label, value: help }));
}

const holderText: Readonly<Record<PlanPaper['insuredFor'][number], string>> = {
  self: 'Yourself',
  dependent: 'Family members whom you sponsor',
  worker: 'Domestic workers whom you sponsor',
  employee: 'An employee of yours',
  investor: 'Holders of an investor or partner visa',
};

function holders({ insuredFor, emirateIds, conditions: own }: PlanPaper) {
  return [
    { label: 'The insured person', value: insuredFor.map((who) => holderText[who]).join(', ') },
    { label: 'Residence visa of', value: emirateIds.map(emirateName).join(', ') },
    ...own.map((value) => ({ label: whoMayBuy, value })),
  ];
}

/** True of every price here; the footer says it. */
const ofPrices = /^Prices are illustrative/;

function conditions({ assumption, excess, notes }: PlanPaper): string[] {
  const own = notes.filter((note) => !ofPrices.test(note));
  return [`${assumption.lead} ${assumption.text}`, excess, ...own];
}

function exclusions(plan: PlanPaper): Section {
  const out = plan.values.filter(({ covered }) => !covered);
  return {
    kind: 'rows',
    title: 'Exclusions',
    rows: [
      ...out.map(({ label, help }) => ({ label, value: 'Not covered', note: help })),
      { label: 'Treatment outside the area of cover', value: 'Not covered' },
      {
        label: 'Treatment that is not needed for health, such as cosmetic work',
        value: 'Not covered',
      },
      { label: 'Further exclusions', value: 'As listed in the policy wording' },
    ],
  };
}

function waitingPeriods(plan: PlanPaper): Section {
  const title = 'Waiting periods';
  const rows = plan.values.flatMap((value) => {
    const { waiting } = termsOf(value, plan);
    return waiting === null ? [] : [{ label: value.label, value: waiting, note: value.help }];
  });
  return rows.length > 0
    ? { kind: 'rows', title, rows }
    : text(title, ['No benefit of this plan has a waiting period.']);
}

function claiming(plan: PlanPaper): string[] {
  const outside = plan.values.find(({ row }) => row === 'outside_network');
  return [
    `In the network: show your Emirates ID. The place sends its bill to ${plan.tpaName}, and you pay only your own share.`,
    outside?.covered
      ? `Outside the network: pay first, then send the bill and the medical report to ${plan.tpaName}. Paid back: ${outside.text}`
      : 'Outside the network nothing is paid back, unless a life was in danger.',
    'In an emergency go to the nearest hospital.',
  ];
}

const cancellation = [
  'Write to us or to the insurer. What is paid back follows the table in the policy wording, and often nothing is after a claim.',
  'A residence visa asks for cover: have the next policy before this one ends.',
];

const complaints = [
  'Complain to the insurer or to us, on the page “Make a complaint”. We acknowledge a complaint within 48 hours.',
  'If it is not settled within 30 calendar days you may turn to Sanadak (sanadak.gov.ae), the ombudsman under the Central Bank of the UAE, where Sanadak is competent for the insurer or for us. That is free.',
];

function text(title: string, paragraphs: string[]): Section {
  return { kind: 'text', title, paragraphs };
}

function textOf({ values }: PlanPaper, row: string): string {
  return values.find((value) => value.row === row)?.text ?? '';
}
