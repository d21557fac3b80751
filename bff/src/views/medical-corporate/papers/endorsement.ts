/** The paper of a change of a group: who joins and leaves, what each comes to, which papers the insurer wants (rules/ar/policy-changes). */
import type { PolicyLedger } from '@muqarin/orders/contract/changes/ledger';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import type { PaperDraft } from '../../../locale/papers.ts';
import { listed, said, type Text, typed } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { footer } from '../../papers/footer.ts';

type Change = NonNullable<Awaited<ReturnType<Bff['orders']['groupChange']>>>;
type Person = Change['people'][number];

export function endorsement(ledger: PolicyLedger, change: Change): PaperDraft {
  const { planName, insurerName, policyReference, startDate, endDate } = ledger;
  const joins = change.people.filter((person) => person.joins);
  const leaves = change.people.filter((person) => !person.joins);
  return {
    title: said('Endorsement {n} of policy {reference}', {
      n: change.number,
      reference: policyReference,
    }),
    subtitle: said('{plan} by {insurer}, {first} to {last}', {
      plan: listed(...planName.split(', ')),
      insurer: insurerName,
      first: shownDate(startDate),
      last: shownDate(endDate),
    }),
    reference: policyReference,
    footer,
    sections: [
      { kind: 'text', title: 'What it is', paragraphs: saidOf(change) },
      ...(joins.length > 0 ? [table('Who joins', joins)] : []),
      ...(leaves.length > 0 ? [table('Who leaves', leaves)] : []),
      { kind: 'rows', title: 'What it comes to', rows: moneyRows(change) },
      ...(change.papers.length > 0
        ? [
            {
              kind: 'text' as const,
              title: 'Papers that the insurer asks for',
              paragraphs: [...change.papers],
            },
          ]
        : []),
      {
        kind: 'text',
        title: 'How it is worked out',
        paragraphs: [
          said(
            'For each person: the premium of the whole period, times the days left, divided by the {n} days of the period, the first day included, rounded once to the fils. VAT is one line on it.',
            { n: ledger.daysOfPeriod },
          ),
        ],
      },
    ],
  };
}

function saidOf({ askedOn, reverses, reversedBy }: Change): Text[] {
  return [
    said(
      'Asked for on {date}. The insurer confirms it and settles the amount with the policyholder.',
      { date: shownDate(askedOn) },
    ),
    ...(reverses === null
      ? []
      : [said('It undoes change {n}, as if that had never been.', { n: reverses })]),
    ...(reversedBy === null ? [] : [said('It was undone by change {n}.', { n: reversedBy })]),
  ];
}

function table(title: string, people: readonly Person[]) {
  return {
    kind: 'table' as const,
    title,
    columns: ['Number', 'Who it is', 'From which day', 'Days left', 'A year', 'Net amount'],
    rows: people.map((person) => [
      typed(person.number),
      nameOf(person) ?? placeOf(person),
      shownDate(person.effectiveOn),
      String(person.daysLeft),
      money(person.periodFils),
      keptOf(person) ?? money(person.netFils),
    ]),
  };
}

/** `Dana Test, 01/05/1996`; null of a place in a count. */
function nameOf({ name, birthDate }: Person): Text | null {
  if (name === null && birthDate === null) return null;
  const parts = [name ?? '', birthDate ? shownDate(birthDate) : ''];
  return typed(parts.filter((part) => part !== '').join(', '));
}

function placeOf({ kind, ageFrom, ageTo }: Person): Text {
  const what = kind === 'maternity' ? 'Maternity cover' : 'A place in the counts';
  return ageFrom === null || ageTo === null
    ? what
    : listed(what, said('{n} to {n2}', { n: ageFrom, n2: ageTo }));
}

function keptOf({ keptBecause }: Person): string | null {
  if (keptBecause === 'claim') return 'Kept: a claim is known';
  return keptBecause === 'terms' ? 'Kept: the insurer pays nothing back' : null;
}

function moneyRows({ netFils, vatFils, grossFils }: Change) {
  const due =
    grossFils === 0
      ? 'Nothing is paid'
      : grossFils > 0
        ? 'You pay the insurer'
        : 'The insurer pays you back';
  return [
    { label: 'Net', value: money(netFils) },
    { label: 'VAT 5 %', value: money(vatFils) },
    { label: due, value: money(Math.abs(grossFils)) },
  ];
}

const money = (fils: number) => formatAed(fils, 'always');
