/** The worked motor example of the UAE facts (B2): the 2019 card, a saloon of AED 80,000, a driver of 35. */
import type { MotorCatalogue, MotorRateCard } from '../../src/domain/motor/catalogue.ts';
import type { MotorRequest } from '../../src/domain/motor/request.ts';
import { motorPlanWith } from './random-motor.ts';

const card2019: MotorRateCard = {
  id: 'motor-2019',
  effectiveFrom: '2019-01-01',
  valueRates: [
    { classCode: 'saloon', valueFromAed: 1, valueToAed: 99_999, basisPoints: 250 },
    { classCode: 'saloon', valueFromAed: 100_000, valueToAed: 299_999, basisPoints: 235 },
    { classCode: 'saloon', valueFromAed: 300_000, valueToAed: 999_999, basisPoints: 220 },
  ],
  cylinderRates: [],
  factors: [
    {
      code: 'driver-age',
      label: 'Age of the driver',
      dimension: 'driver_age',
      bands: [
        { from: 23, to: 24, basisPoints: 12_500 },
        { from: 25, to: 29, basisPoints: 11_500 },
        { from: 30, to: 60, basisPoints: 9_000 },
      ],
    },
    {
      code: 'claim-free',
      label: 'Years without a claim',
      dimension: 'claim_free_years',
      bands: [
        { from: 0, to: 0, basisPoints: 10_000 },
        { from: 1, to: 1, basisPoints: 9_000 },
        { from: 2, to: 2, basisPoints: 8_500 },
        { from: 3, to: 20, basisPoints: 8_000 },
      ],
    },
    {
      code: 'agency',
      label: 'Agency repair',
      dimension: 'agency_car_age',
      bands: [
        { from: 0, to: 3, basisPoints: 10_000 },
        { from: 4, to: 6, basisPoints: 15_000 },
      ],
    },
  ],
  deductible: {
    shareBasisPoints: 10_000,
    choices: [
      { code: 'half', shareBasisPoints: 5_000, basisPoints: 10_400 },
      { code: 'none', shareBasisPoints: 0, basisPoints: 10_900 },
    ],
  },
  discountBasisPoints: 0,
  leastPremiums: [],
};

export const examplePlan = motorPlanWith(5001, card2019, {
  agencyCarAgeTo: 5,
  carAgeTo: 10,
  addons: [
    { addonId: 1, perPassenger: false, fils: 12_000, included: false },
    { addonId: 2, perPassenger: true, fils: 3_000, included: false },
  ],
});

export const exampleCatalogue: MotorCatalogue = {
  arabic: { words: {}, makes: {}, models: {} },
  version: 'bbbbbbbbbbbbbbbb',
  insurers: [],
  policyTerms: [],
  tariff: {
    vatBasisPoints: 500,
    valueBelowBasisPoints: 1_500,
    valueAboveBasisPoints: 1_000,
    classes: [{ code: 'saloon', name: 'Saloon', bodies: ['saloon'] }],
    comprehensive: [{ classCode: 'saloon', minimumFils: 130_000, maximumBasisPoints: 500 }],
    thirdParty: [],
    deductibleCaps: [
      { seatsTo: 10, valueToAed: 50_000, fils: 35_000 },
      { seatsTo: 10, valueToAed: 100_000, fils: 70_000 },
    ],
  },
  benefits: [],
  addons: [
    { id: 1, code: 'driver', name: 'Driver cover', per: 'policy', help: '' },
    { id: 2, code: 'passengers', name: 'Passenger cover', per: 'passenger', help: '' },
  ],
  vehicles: { makes: [], segments: [], popular: [] },
  promos: [],
  plans: [examplePlan],
};

export const exampleRequest: MotorRequest = {
  emirateId: 2,
  day: '2026-11-21',
  car: {
    valueAed: 80_000,
    body: 'saloon',
    cylinders: 4,
    seats: 5,
    age: 5,
    brandNew: false,
    gcc: true,
  },
  driver: { age: 35, licenceYears: 5, claimFreeYears: 3, claims: 0 },
  agencyRepair: false,
  insuredNow: true,
  addonIds: [1, 2],
  deductible: null,
};
