/** Call-me-back of the landing pages (decisions A21-A23), with the health form where it is sent (S0 5). */
import { z } from 'zod';
import { HealthAnswers } from './kind.ts';
import { InsuranceForm, siteKind } from './site-form.ts';

const Chosen = z.int().nullable();

export const callMeBack = siteKind(
  'call_me_back',
  InsuranceForm.extend({
    vehicleTypeId: Chosen,
    requiredProductType: Chosen,
    clientTypeId: Chosen,
    vehicles: Chosen,
    health: HealthAnswers.nullable().default(null),
  }),
);
