/** What medical insurance gives for its quotations. */
import { ageOn, parseIsoDate } from '@muqarin/rules/dates';
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
          lines.map(({ code, label, why, amountFils }) => {
            return { subject: String(member), code, label, why, fils: amountFils };
          }),
        ),
        conditions,
        arabic: arabicOf(arabic, [planName, insurerName, ...conditions]),
      };
    },
    birthdays,
    people: ({ answers, day }) => {
      const on = parseIsoDate(day);
      const ages = ratable(answers).members.map(({ dob_year, dob_month, dob_day }) =>
        on ? ageOn({ year: dob_year, month: dob_month, day: dob_day }, on) : 0,
      );
      return { oldestAge: Math.max(0, ...ages), familySize: ages.length };
    },
  };
}

const birthdays: NonNullable<QuotationSource['birthdays']> = {
  of: ({ answers }) =>
    ratable(answers).members.map(({ dob_year, dob_month, dob_day }, at) => {
      return { member: at + 1, year: dob_year, month: dob_month, day: dob_day };
    }),
  with: (answers, births) => {
    const { members, ...rest } = ratable(answers);
    const born = members.map((member, at) => {
      const birth = births.find((each) => each.member === at + 1);
      if (!birth) return member;
      const { year: dob_year, month: dob_month, day: dob_day } = birth;
      return { ...member, dob_year, dob_month, dob_day };
    });
    return RatableAnswers.parse({ ...rest, members: born });
  },
};

/** As they were stored with the quote. */
function ratable(answers: object): RatableAnswers {
  return answers as RatableAnswers;
}
