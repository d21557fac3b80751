/** What motor insurance gives for its quotations. */
import { on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { MotorOrderPaidSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { ageOn, parseIsoDate } from '@muqarin/rules/dates';
import type { QuotationSource } from '../../quotations/source.ts';
import { motorChoices } from './quotation-choices.ts';
import { motorFacts } from './quotation-facts.ts';
import { parseChosenMotor } from './quotation-plan.ts';
import { motorOption, ratableMotor, rateChosenMotor } from './quotation-rate.ts';
import type { MotorParts } from './types.ts';

export function motorQuotations({ rater }: Pick<MotorParts, 'rater'>): QuotationSource {
  return {
    line: 'motor',
    isOrdered: true,
    versionOfToday: () => rater.current().catalogue.version,
    rate: async (basis, planId) => {
      const shelf = await rater.ofVersion(basis.catalogueVersion);
      const chosen = parseChosenMotor(planId);
      const rated = chosen && rateChosenMotor(shelf, basis, chosen);
      return chosen && rated && motorOption(shelf, chosen, rated);
    },
    facts: motorFacts(rater),
    choices: motorChoices(rater),
    flagFacts: ({ answers, day }) => {
      const { dob, claims, valueAed } = ratableMotor(answers);
      const [born, date] = [parseIsoDate(dob), parseIsoDate(day)];
      const driverAge = born && date && ageOn(born, date);
      return { driverAge, driverClaims: claims, carValueAed: valueAed };
    },
    // Once it is paid nobody gives the order up any more; whoever issues the policy has it from there.
    sales: (sold) => [
      on(defineEvent(MotorOrderPaidSchema), async (event) => {
        const { quoteId, offer } = event.data;
        if (!quoteId || !offer) return;
        await sold(event, quoteId, ({ quotationId, planId, basis, netFils }) => {
          // An order of the quote itself may have the same plan at another price.
          if (offer.quotationId !== undefined) return offer.quotationId === quotationId;
          const chosen = parseChosenMotor(planId);
          if (chosen === null || String(chosen.planId) !== offer.planId) return false;
          const bought = offer.addonIds.map(Number).toSorted((a, b) => a - b);
          const isSameCar = Number(offer.valueAed) === ratableMotor(basis.answers).valueAed;
          const isSamePrice = Number(offer.netFils) === netFils;
          return isSameCar && isSamePrice && bought.join() === chosen.addonIds.join();
        });
      }),
    ],
  };
}
