/** The paper of a change of a group: who joins and leaves, what each comes to, which papers the insurer wants (rules/ar/policy-changes). */
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { PolicyLedger } from '@muqarin/orders/contract/changes/ledger';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import type { Bff } from '../../../parts.ts';
import { footer } from '../../papers/footer.ts';

type Change = NonNullable<Awaited<ReturnType<Bff['orders']['groupChange']>>>;
type Person = Change['people'][number];

export function endorsement(ledger: PolicyLedger, change: Change): DocumentModel {
  const { planName, insurerName, policyReference, startDate, endDate } = ledger;
  const joins = change.people.filter((person) => person.joins);
  const leaves = change.people.filter((person) => !person.joins);
  return {
    title: `Endorsement ${change.number} of policy ${policyReference}`,
    subtitle: `${planName} by ${insurerName}, ${shownDate(startDate)} to ${shownDate(endDate)}`,
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
          `For each person: the premium of the whole period, times the days left, divided by the ${ledger.daysOfPeriod} days of the period, the first day included, rounded once to the fils. VAT is one line on it.`,
        ],
      },
    ],
  };
}

/** What people typed: as it is in both languages. */
export function typedIn({ people }: Change): Set<string> {
  return new Set(people.flatMap((person) => [person.number, nameOf(person) ?? '']));
}

function saidOf({ askedOn, reverses, reversedBy }: Change): string[] {
  return [
    `Asked for on ${shownDate(askedOn)}. The insurer confirms it and settles the amount with the policyholder.`,
    ...(reverses === null ? [] : [`It undoes change ${reverses}, as if that had never been.`]),
    ...(reversedBy === null ? [] : [`It was undone by change ${reversedBy}.`]),
  ];
}

function table(title: string, people: readonly Person[]) {
  return {
    kind: 'table' as const,
    title,
    columns: ['Number', 'Who it is', 'From which day', 'Days left', 'A year', 'Net amount'],
    rows: people.map((person) => [
      person.number,
      nameOf(person) ?? placeOf(person),
      shownDate(person.effectiveOn),
      String(person.daysLeft),
      money(person.periodFils),
      keptOf(person) ?? money(person.netFils),
    ]),
  };
}

/** `Dana Test, 01/05/1996`; null of a place in a count. */
function nameOf({ name, birthDate }: Person): string | null {
  if (name === null && birthDate === null) return null;
  return [name ?? '', birthDate ? shownDate(birthDate) : '']
    .filter((part) => part !== '')
    .join(', ');
}

function placeOf({ kind, ageFrom, ageTo }: Person): string {
  const what = kind === 'maternity' ? 'Maternity cover' : 'A place in the counts';
  return ageFrom === null ? what : `${what}, ${ageFrom} to ${ageTo}`;
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
