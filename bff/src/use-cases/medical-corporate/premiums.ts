/** What each person and family of a category costs: by the staff list that its counts were filled in from. */
import type {
  ChosenForCategory,
  GroupQuote,
} from '@muqarin/quoting/contract/medical-corporate/quote';
import type { AnonymousPeople } from '@muqarin/rules/medical-corporate/census/anonymous';
import {
  countsFit,
  memberParts,
  memberShares,
} from '@muqarin/rules/medical-corporate/census/member-shares';
import type { FamilyPremium, NobodyKnown } from '../../../contract/medical-corporate/premiums.ts';
import type { Bff } from '../../parts.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { appliedList } from './census/applied-list.ts';

export interface PremiumsOfPeople {
  nobody: NobodyKnown | null;
  families: FamilyPremium[];
  familyCount: number;
  personCount: number;
}

const nobody = (why: NobodyKnown): PremiumsOfPeople => {
  return { nobody: why, families: [], familyCount: 0, personCount: 0 };
};

interface Shown {
  chosen: ChosenForCategory;
  /** Of its families. */
  from: number;
  most: number;
}

/** Names are asked for those who are shown, and for nobody else. */
export async function premiumsOfPeople(
  bff: Pick<Bff, 'documents' | 'quoting'>,
  ask: DraftAsk,
  quote: GroupQuote,
  { chosen: { category, price }, from, most }: Shown,
): Promise<PremiumsOfPeople> {
  const list = await appliedList(bff, quote, ask.context);
  const answer = list && (await bff.documents.readCensusPeople(list, ask.context));
  if (!list || answer?.outcome !== 'read') return nobody('no_list');
  const own = answer.people.filter((person) => person[2] === category);
  if (!countsFit(own, answer, price.trace)) return nobody('other_counts');
  const all = familiesOf({ ...answer, people: own }, price.trace);
  const families = all.slice(from, from + most);
  const rows = families.flatMap(({ people }) => people.map(({ row }) => row));
  const named = await bff.documents.readCensusNames(
    { ...list, rows: [...new Set(rows)].slice(0, MOST_ROWS) },
    ask.context,
  );
  const names = new Map(
    named.outcome === 'read' ? named.names.map((one) => [one.row, one] as const) : [],
  );
  return {
    nobody: null,
    families: families.map(({ people, ...family }) => ({
      ...family,
      people: people.map((person, at) => ({ ...person, ...nameOf(names, people, at) })),
    })),
    familyCount: all.length,
    personCount: own.length,
  };
}

const MOST_ROWS = 1_000;

function familiesOf(
  { people, ...spans }: AnonymousPeople,
  trace: ChosenForCategory['price']['trace'],
): FamilyPremium[] {
  const shares = memberShares(people, spans, trace);
  const parts = memberParts(people, spans, trace);
  const families = new Map<number, FamilyPremium>();
  for (const [at, [row, family]] of people.entries()) {
    const known = families.get(family) ?? { row: family, fils: 0, people: [] };
    const fils = shares[at] ?? 0;
    known.fils += fils;
    known.people.push({ row, number: '', name: '', fils, parts: parts[at] ?? [] });
    families.set(family, known);
  }
  return [...families.values()];
}

/** Of those who share a row the first is called by it: the others are only counted there. */
function nameOf(
  names: ReadonlyMap<number, { number: string; name: string }>,
  people: readonly { row: number }[],
  at: number,
) {
  const row = people[at]?.row ?? 0;
  const isFirst = people.findIndex((one) => one.row === row) === at;
  const { number = '', name = '' } = (isFirst && names.get(row)) || {};
  return { number, name };
}
