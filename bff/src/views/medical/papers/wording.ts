import type { PlanPaper } from '@muqarin/quoting/contract/catalogue';
import type { PaperDraft, SectionDraft } from '../../../locale/papers.ts';
import { inOneLine, listed, said, type Text } from '../../../locale/said.ts';
import { emirateName } from '../../emirate-name.ts';
import { footer } from '../../papers/footer.ts';
import {
  aboutSummary,
  furtherExclusions,
  howToComplain,
  ownNotes,
  text,
  writeToCancel,
} from '../../papers/wording-parts.ts';
import { whoMayBuy } from '../../who-may-buy.ts';
import { termsOf } from './benefit-terms.ts';

/** What the policy says in words: whom and what it insures, on which conditions, what it leaves out, and how to use it. */
export function wordingSummary(plan: PlanPaper): PaperDraft {
  return {
    title: plan.title,
    subtitle: listed(plan.planName, plan.insurerName),
    footer,
    sections: [
      aboutSummary(plan),
      text('What is insured', [
        said(
          '{insurer} pays for treatment that an insured person needs, up to {limit} in a policy year.',
          { insurer: plan.insurerName, limit: textOf(plan, 'annual_limit') },
        ),
        inOneLine('Area of cover:', textOf(plan, 'area_of_cover')),
      ]),
      { kind: 'rows', title: 'What the benefits mean', rows: benefits(plan) },
      { kind: 'rows', title: 'Who may hold it', rows: holders(plan) },
      text('Conditions', conditions(plan)),
      exclusions(plan),
      waitingPeriods(plan),
      text('How to claim', claiming(plan)),
      text('Cancellation', cancellation),
      howToComplain,
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
    { label: 'The insured person', value: listed(...insuredFor.map((who) => holderText[who])) },
    { label: 'Residence visa of', value: listed(...emirateIds.map(emirateName)) },
    ...own.map((value) => ({ label: whoMayBuy, value })),
  ];
}

function conditions({ assumption, excess, notes }: PlanPaper): Text[] {
  return [inOneLine(assumption.lead, assumption.text), excess, ...ownNotes(notes)];
}

function exclusions(plan: PlanPaper): SectionDraft {
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
      furtherExclusions,
    ],
  };
}

function waitingPeriods(plan: PlanPaper): SectionDraft {
  const title = 'Waiting periods';
  const rows = plan.values.flatMap((value) => {
    const { waiting } = termsOf(value, plan);
    return waiting === null ? [] : [{ label: value.label, value: waiting, note: value.help }];
  });
  return rows.length > 0
    ? { kind: 'rows', title, rows }
    : text(title, ['No benefit of this plan has a waiting period.']);
}

function claiming(plan: PlanPaper): Text[] {
  const outside = plan.values.find(({ row }) => row === 'outside_network');
  return [
    said(
      'In the network: show your Emirates ID. The place sends its bill to {tpa}, and you pay only your own share.',
      { tpa: plan.tpaName },
    ),
    outside?.covered
      ? said(
          'Outside the network: pay first, then send the bill and the medical report to {tpa}. Paid back: {share}',
          { tpa: plan.tpaName, share: outside.text },
        )
      : 'Outside the network nothing is paid back, unless a life was in danger.',
    'In an emergency go to the nearest hospital.',
  ];
}

const cancellation = [
  writeToCancel,
  'A residence visa asks for cover: have the next policy before this one ends.',
];

function textOf({ values }: PlanPaper, row: string): string {
  return values.find((value) => value.row === row)?.text ?? '';
}
