/**
 * What one would write first, as the reference: each person under each plan, floating AED, an object a person. Same rules, same
 * people, and it answers the same thing: the net premium of every plan.
 */
import type { GroupPlan, SalaryPremiums } from '../../src/domain/medical-corporate/catalogue.ts';
import type { Person } from './people.ts';

interface NaiveLine {
  person: Person;
  premium: number;
  maternity: number;
}

export function naiveGroupPrices(plans: readonly GroupPlan[], people: readonly Person[]) {
  return plans.map((plan) => {
    const lines = people.map((person): NaiveLine => {
      return { person, premium: premiumOf(plan, person), maternity: maternityOf(plan, person) };
    });
    const net = lines.reduce((sum, { premium, maternity }) => sum + premium + maternity, 0);
    return { planId: plan.id, net, lines };
  });
}

function premiumOf({ rateCard: { pricing } }: GroupPlan, person: Person): number {
  if (pricing.type === 'multiple_salary') return aed(bySalary(pricing.salary, person));
  if (pricing.type === 'premiumpermember') {
    const own = pricing.salary ? bySalary(pricing.salary, person) : null;
    return aed(own ?? pricing.premiumFils);
  }
  const band = pricing.bands.find(({ ageFrom, ageTo }) => {
    return ageFrom <= person.age && person.age <= ageTo;
  });
  const own = band?.salary ? bySalary(band.salary, person) : (band?.premiumFils ?? null);
  return aed(own ?? pricing.defaultFils);
}

function bySalary({ lsb, hsb, nlsb }: SalaryPremiums, { hasLowSalary }: Person): number | null {
  return hasLowSalary ? lsb : (nlsb ?? hsb);
}

function maternityOf({ rateCard: { maternity } }: GroupPlan, person: Person): number {
  if (!person.isMarriedWoman || maternity.length === 0) return 0;
  const band = maternity.find(({ ageFrom, ageTo }) => {
    return ageFrom <= person.age && person.age <= ageTo;
  });
  return aed(band?.premiumFils ?? null);
}

function aed(fils: number | null): number {
  if (fils === null) throw new Error('the bench wants every plan priced');
  return fils / 100;
}
