import type { MotorPlanPaper } from '@muqarin/quoting/contract/motor/paper';
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

/** What a motor policy says in words: what it insures, who may drive, on which conditions, what it leaves out, and how to use it. */
export function motorWording(plan: MotorPlanPaper): PaperDraft {
  const covered = plan.cover.filter((row) => row.covered);
  return {
    title: plan.title,
    subtitle: listed(plan.planName, plan.insurerName),
    footer,
    sections: [
      aboutSummary(plan),
      text('What is insured', [insured(plan)]),
      {
        kind: 'rows',
        title: 'What the covers mean',
        rows: covered.map(({ name, help }) => ({ label: name, value: help })),
      },
      { kind: 'rows', title: 'Who may drive', rows: drivers(plan) },
      { kind: 'rows', title: 'Which cars', rows: cars(plan) },
      text('Conditions', [
        inOneLine(plan.assumption.lead, plan.assumption.text),
        ...ownNotes(plan.notes),
      ]),
      exclusions(plan),
      text('How to claim', claiming(plan)),
      text('Cancellation', [
        writeToCancel,
        'The car may not be on the road without cover: have the next policy before this one ends.',
      ]),
      howToComplain,
    ],
  };
}

function insured({ type, insurerName: insurer }: MotorPlanPaper): Text {
  return type === 'comprehensive'
    ? said(
        '{insurer} pays for damage to your car, up to its insured value, and for what you owe to others after an accident.',
        { insurer },
      )
    : said(
        '{insurer} pays for what you owe to others after an accident. Damage to your own car stays with you.',
        { insurer },
      );
}

function drivers({ driverAges }: MotorPlanPaper) {
  return [
    { label: 'The driver', value: 'You, and whoever drives with your permission' },
    { label: 'Licence', value: 'Valid in the UAE for this kind of vehicle' },
    ...(driverAges
      ? [
          {
            label: 'Youngest driver with a price online',
            value: said('{n} years', { n: driverAges.from }),
          },
        ]
      : []),
  ];
}

function cars({ carAgeTo, specifications, agencyCarAgeTo, emirateIds, type }: MotorPlanPaper) {
  const garage = type === 'comprehensive' ? 'In a garage of the insurer' : 'Not covered';
  return [
    { label: 'Registered in', value: listed(...emirateIds.map(emirateName)) },
    { label: 'Oldest car', value: said('{n} years', { n: carAgeTo }) },
    {
      label: 'Built for',
      value: specifications.includes('other') ? 'The GCC or another market' : 'The GCC only',
    },
    {
      label: 'Repair',
      value:
        agencyCarAgeTo === null
          ? garage
          : said('In a garage of the insurer; at the agency up to {n} years, if chosen', {
              n: agencyCarAgeTo,
            }),
    },
  ];
}

function exclusions({ cover }: MotorPlanPaper): SectionDraft {
  const out = cover.filter(({ covered }) => !covered);
  return {
    kind: 'rows',
    title: 'Exclusions',
    rows: [
      ...out.map(({ name, help }) => ({ label: name, value: 'Not covered', note: help })),
      { label: 'Racing and speed tests', value: 'Not covered' },
      { label: 'Driving for hire, such as a taxi or deliveries', value: 'Not covered' },
      { label: 'Driving without a valid licence or under the influence', value: 'Not covered' },
      { label: 'Wear and mechanical failure', value: 'Not covered' },
      furtherExclusions,
    ],
  };
}

function claiming({ type, insurerName: insurer }: MotorPlanPaper): Text[] {
  return [
    'Call the police at once and keep their report: without it no claim is settled and no workshop may repair the car.',
    said(
      'Tell {insurer} as soon as you can, with the report, your licence and the registration card of the car.',
      { insurer },
    ),
    type === 'comprehensive'
      ? 'The insurer names the workshop. You pay the deductible there where the accident was your fault or nobody else can be found.'
      : 'The other side claims from the insurer. You pay nothing of it unless the policy lets the insurer ask it back.',
  ];
}
