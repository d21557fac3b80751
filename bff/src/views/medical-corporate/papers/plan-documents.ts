/** The papers of a group plan (S0 2, decisions M56): what each benefit pays, and what the wording says of it. */
import type { GroupPlanPaper } from '@muqarin/quoting/contract/medical-corporate/plan-calls';
import { shownDate } from '@muqarin/rules/dates';
import type { PaperDraft, SectionDraft } from '../../../locale/papers.ts';
import { inOneLine, listed, said } from '../../../locale/said.ts';
import { emirateName } from '../../emirate-name.ts';
import { footer } from '../../papers/footer.ts';
import {
  aboutSummary,
  furtherExclusions,
  howToComplain,
  text,
  writeToCancel,
} from '../../papers/wording-parts.ts';
import { whoMayBuy } from '../../who-may-buy.ts';
import { asksTexts } from './words.ts';

export function groupPlanPaper(plan: GroupPlanPaper): PaperDraft {
  const { title, planName, insurerName, kind } = plan;
  const sections = kind === 'wording' ? wording(plan) : tableOfBenefits(plan);
  return { title, subtitle: listed(planName, insurerName), footer, sections };
}

function tableOfBenefits(plan: GroupPlanPaper): SectionDraft[] {
  return [
    {
      kind: 'rows',
      title: 'The plan',
      rows: [
        { label: 'Insurer, who carries the risk', value: plan.insurerName },
        { label: 'Claims handled by', value: plan.tpaName },
        { label: 'Network', value: plan.networkName },
        { label: 'Annual limit', value: plan.annualLimit },
        ...plan.conditions.map((value) => ({ label: whoMayBuy, value })),
        { label: 'Rates of', value: shownDate(plan.ratesOf) },
      ],
    },
    ...plan.cover.map(({ main, benefits }) => ({
      kind: 'table' as const,
      title: main,
      columns: ['Benefit', 'What it pays'],
      rows: benefits.map(({ name, value }) => [name, value ?? 'Not covered']),
    })),
    ...(plan.variants.length === 0
      ? []
      : [
          {
            kind: 'rows' as const,
            title: 'What can be added',
            rows: plan.variants.map(({ name: label, help: value }) => ({ label, value })),
          },
        ]),
    text('How to read this table', [
      'Amounts are for one person and one policy year unless they say otherwise.',
    ]),
  ];
}

function wording(plan: GroupPlanPaper): SectionDraft[] {
  const rows = plan.cover.flatMap(({ benefits }) => benefits);
  return [
    aboutSummary(plan),
    text('What is insured', [
      said(
        '{insurer} pays for treatment that an insured person needs, up to {limit} in a policy year.',
        { insurer: plan.insurerName, limit: plan.annualLimit },
      ),
      inOneLine('Area of cover:', plan.areaOfCover),
    ]),
    {
      kind: 'rows',
      title: 'What the benefits mean',
      rows: rows
        .filter(({ value }) => value !== null)
        .map(({ name: label, help: value }) => ({ label, value })),
    },
    { kind: 'rows', title: 'Which groups may hold it', rows: holders(plan) },
    {
      kind: 'rows',
      title: 'Exclusions',
      rows: [
        ...rows
          .filter(({ value }) => value === null)
          .map(({ name: label, help: note }) => ({ label, value: 'Not covered', note })),
        { label: 'Treatment outside the area of cover', value: 'Not covered' },
        {
          label: 'Treatment that is not needed for health, such as cosmetic work',
          value: 'Not covered',
        },
        furtherExclusions,
      ],
    },
    text('How to claim', [
      said(
        'In the network: show your Emirates ID. The place sends its bill to {tpa}, and you pay only your own share.',
        { tpa: plan.tpaName },
      ),
      'In an emergency go to the nearest hospital.',
    ]),
    text('Who joins and who leaves', [
      'Tell the insurer of everybody who joins or leaves. The premium of the rest of the year is charged or paid back by the day.',
      writeToCancel,
    ]),
    howToComplain,
  ];
}

function holders(plan: GroupPlanPaper) {
  const { minEmployees, maxDependantPercent, minLowSalaryPercent, molCensus } = plan;
  const asks = asksTexts({ minEmployees, molCensus });
  return [
    { label: 'Residence visa of', value: listed(...plan.emirateIds.map(emirateName)) },
    ...(maxDependantPercent === null
      ? []
      : [
          {
            label: 'Family members',
            value: said('At most {n} % of members', { n: maxDependantPercent }),
          },
        ]),
    ...(minLowSalaryPercent === null
      ? []
      : [
          {
            label: 'Low salaries',
            value: said('At least {n} % of members', { n: minLowSalaryPercent }),
          },
        ]),
    ...asks.map((value) => ({ label: 'The group', value })),
    ...plan.conditions.map((value) => ({ label: whoMayBuy, value })),
  ];
}
