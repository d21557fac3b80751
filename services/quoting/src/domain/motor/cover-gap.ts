/** Why no plan of the cover asked for takes this car and driver, and what would change it; rated by the core of the prices. */
import type { MotorCatalogue, MotorPlan, MotorPlanType } from './catalogue.ts';
import type { ValueRange } from './market-value.ts';
import { rateMotorPlan } from './rate.ts';
import type { MotorRequest } from './request.ts';
import type { MotorRefusal } from './steps.ts';

const BIRTHDAYS_AHEAD = 10;
const LICENCE_YEARS_AHEAD = 5;

export interface CoverGap {
  asked: MotorPlanType;
  /** The rule of most plans first. */
  reasons: { code: MotorRefusal; plans: number; oldestCarYears: number | null }[];
  /** One answer changed, the others as they are, and how many plans it opens. */
  changes: CoverChange[];
}

export interface CoverChange {
  code: 'newer_car' | 'gcc' | 'licence_years' | 'driver_age' | 'value' | 'emirate';
  /** A model year, years, a value in dirhams or an emirate's id; 0 for what is no number. */
  to: number;
  plans: number;
}

/** Null when a plan of that cover can be rated. */
export function coverGapOf(
  catalogue: MotorCatalogue,
  asked: MotorPlanType,
  request: MotorRequest,
  range: Pick<ValueRange, 'minAed' | 'maxAed'>,
): CoverGap | null {
  const plans = catalogue.plans.filter(({ type }) => type === asked);
  const fitting: Fitting = (changed) =>
    plans.filter((plan) => rateMotorPlan(plan, catalogue, { ...request, ...changed }).ok).length;
  if (fitting({}) > 0) return null;
  const part = { request, range, fitting };
  const changes = [newerCar, gcc, licenceYears, driverAge, value, emirate].flatMap(
    (find) => find(part) ?? [],
  );
  return { asked, reasons: reasonsOf(catalogue, plans, request), changes };
}

function reasonsOf(
  catalogue: MotorCatalogue,
  plans: readonly MotorPlan[],
  request: MotorRequest,
): CoverGap['reasons'] {
  const refused = plans.flatMap((plan) => {
    const outcome = rateMotorPlan(plan, catalogue, request);
    return outcome.ok ? [] : [{ plan, code: outcome.reason }];
  });
  const byCode = Map.groupBy(refused, ({ code }) => code);
  return [...byCode]
    .map(([code, rows]) => {
      const ages = rows.map(({ plan }) => plan.carAgeTo);
      const oldestCarYears = code === 'car_too_old' ? Math.max(...ages) : null;
      return { code, plans: rows.length, oldestCarYears };
    })
    .sort((a, b) => b.plans - a.plans || a.code.localeCompare(b.code));
}

type Fitting = (changed: Partial<MotorRequest>) => number;

interface Part {
  request: MotorRequest;
  range: Pick<ValueRange, 'minAed' | 'maxAed'>;
  fitting: Fitting;
}

/** The first of these answers that opens a plan. */
function firstOf(
  code: CoverChange['code'],
  answers: readonly number[],
  plansAt: (answer: number) => number,
): CoverChange | null {
  for (const to of answers) {
    const plans = plansAt(to);
    if (plans > 0) return { code, to, plans };
  }
  return null;
}

function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
}

/** The oldest car that is taken, by its model year. */
function newerCar({ request: { car, day }, fitting }: Part): CoverChange | null {
  const thisYear = Number(day.slice(0, 4));
  const years = upTo(car.age).map((newer) => thisYear - car.age + newer);
  return firstOf('newer_car', years, (year) => fitting({ car: { ...car, age: thisYear - year } }));
}

function gcc({ request: { car }, fitting }: Part): CoverChange | null {
  return car.gcc ? null : firstOf('gcc', [0], () => fitting({ car: { ...car, gcc: true } }));
}

function licenceYears({ request: { driver }, fitting }: Part): CoverChange | null {
  const years = upTo(LICENCE_YEARS_AHEAD).map((more) => driver.licenceYears + more);
  return firstOf('licence_years', years, (to) =>
    fitting({ driver: { ...driver, licenceYears: to } }),
  );
}

function driverAge({ request: { driver }, fitting }: Part): CoverChange | null {
  const ages = upTo(BIRTHDAYS_AHEAD).map((more) => driver.age + more);
  return firstOf('driver_age', ages, (age) => fitting({ driver: { ...driver, age } }));
}

function value({ request: { car }, range, fitting }: Part): CoverChange | null {
  return firstOf('value', [range.minAed, range.maxAed], (valueAed) =>
    fitting({ car: { ...car, valueAed } }),
  );
}

/** The emirate in which most plans are sold to this driver. */
function emirate({ request, fitting }: Part): CoverChange | null {
  const [best] = upTo(7)
    .filter((id) => id !== request.emirateId)
    .map((to) => ({ code: 'emirate' as const, to, plans: fitting({ emirateId: to }) }))
    .sort((a, b) => b.plans - a.plans || a.to - b.to);
  return best && best.plans > 0 ? best : null;
}
