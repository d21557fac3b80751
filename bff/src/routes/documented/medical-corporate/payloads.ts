/** The payloads of S0 section 7, corporate flow. */
import { z } from 'zod';
import { digits, flag, object, type Shape, text } from '../payload.ts';

const answers: Shape = {
  client_type: text.optional(),
  member_count: digits,
  multiple_categories: flag.optional(),
  category: object
    .optional()
    .describe('A map from "CAT A" or "CAT 1" (M17), or "no_cat" (M18), to {no_employees}.'),
  emirate_id: digits,
  l_id: text.optional(),
};

export const payloads = {
  answers,
  questionnaire: {
    ...answers,
    contact: z.looseObject({
      contact_name: text,
      company_name: text,
      customer_email: text,
      customer_tel: text,
      dial_code: text,
      fullNumber: text.optional(),
    }),
    'g-recaptcha-response': text,
    csrf_token: text,
    medCorpProdCount: digits.optional(),
  },
} as const satisfies Record<string, Shape>;
