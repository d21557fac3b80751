/** What medical insurance gives for its quotations. */
import { on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { ageOn, formatDate, parseIsoDate } from '@muqarin/rules/dates';
import { medicalLineWords } from '@muqarin/rules/medical/price-words';
import { filled } from '@muqarin/rules/message';
import { quotationFieldTexts as texts } from '@muqarin/rules/quotations/fields';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import { typedDate } from '@muqarin/rules/site/whole-dates';
import { RatableAnswers } from '../../../contract/medical/answers.ts';
import { arabicOf } from '../../domain/arabic.ts';
import type { QuotationSource } from '../../quotations/source.ts';
import type { MedicalParts } from './types.ts';

export function medicalQuotations({ rater }: Pick<MedicalParts, 'rater'>): QuotationSource {
  return {
    line: 'medical',
    versionOfToday: () => rater.current().version,
    rate: async ({ answers, day, catalogueVersion }, planId) => {
      const price = await rater.rate(catalogueVersion, ratable(answers), day, Number(planId));
      const [tile] = price ? await rater.tiles(catalogueVersion, [price]) : [];
      if (!price || !tile) return null;
      const { vatBasisPoints, arabic } = await rater.catalogueOf(catalogueVersion);
      const conditions = tile.conditions.map(({ text }) => text);
      const { name: planName, insurerName, insurerCode } = tile;
      return {
        planId,
        planName,
        insurerName,
        insurerCode,
        netFils: price.netFils,
        vatBasisPoints,
        rows: price.members.flatMap(({ member, lines }) =>
          lines.map(({ code, label, why, by, amountFils: fils }) => {
            const row = { subject: String(member), code, label, why, fils };
            return by ? { ...row, filled: medicalLineWords({ by }) } : row;
          }),
        ),
        terms: [],
        conditions,
        arabic: arabicOf(arabic, [planName, insurerName, ...conditions]),
      };
    },
    facts,
    flagFacts: ({ answers, day }) => {
      const date = parseIsoDate(day);
      const ages = ratable(answers).members.map(({ dob_year, dob_month, dob_day }) =>
        date ? ageOn({ year: dob_year, month: dob_month, day: dob_day }, date) : 0,
      );
      return { oldestAge: Math.max(0, ...ages), familySize: ages.length };
    },
    sales: (sold) => [
      on(defineEvent(PolicyConfirmedSchema), (event) => {
        const { quoteId, plan, group } = event.data;
        return sold(event, quoteId, ({ planId, netFils }) => {
          return !group && planId === plan?.planId && netFils === Number(plan.netFils);
        });
      }),
    ],
  };
}

/** Birthdays of the members, who are the same people with other ones. */
const facts: NonNullable<QuotationSource['facts']> = {
  of: async ({ answers }) =>
    ratable(answers).members.map(({ dob_year, dob_month, dob_day }, at) => {
      const date = formatDate({ year: dob_year, month: dob_month, day: dob_day });
      const label = filled(texts.birth, { n: at + 1 });
      const hint = filled(texts.birthHint, { date });
      return { name: nameOf(at), label, hint, kind: 'date', value: '', choices: [] };
    }),
  with: async (basis, typed) => {
    const { members, ...rest } = ratable(basis.answers);
    const names = members.map((_member, at) => nameOf(at));
    for (const [field, text] of typed) {
      if (!names.includes(field)) return { field, message: quotationMessages.notHere };
      if (!typedDate(text)) return { field, message: quotationMessages.birthday };
    }
    const born = members.map((member, at) => {
      const birth = typedDate(typed.get(nameOf(at)) ?? '');
      if (!birth) return member;
      const { year: dob_year, month: dob_month, day: dob_day } = birth;
      return { ...member, dob_year, dob_month, dob_day };
    });
    return { value: { ...basis, answers: RatableAnswers.parse({ ...rest, members: born }) } };
  },
};

const nameOf = (at: number) => `birth_${at + 1}`;

/** As they were stored with the quote. */
function ratable(answers: object): RatableAnswers {
  return answers as RatableAnswers;
}
