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

const chosen = object.describe(
  'By category, "CAT 1" or "CAT A" (M17) or "no_cat" (M18): one plan id, as "123dattgl4-7", with its bifurcation record, of which total_sum is required.',
);

const checked = z
  .union([z.array(text), text])
  .describe(
    'By category, "CAT 1" or "CAT A" (M17) or "no_cat" (M18): the ids of its quote-checked plans, as "123dattgl4-7".',
  );

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
  checked: {
    'CAT 1': checked.optional(),
    no_cat: checked.optional(),
  },
  proposal: object.describe(
    'Rows: by option, 1 to 3, by category, "CAT 1" or "CAT A" (M17) or "no_cat" (M18): a plan id. Empty rows are ignored (M48).',
  ),
  purchase: {
    'CAT 1': chosen.optional(),
    no_cat: chosen.optional(),
  },
} as const satisfies Record<string, Shape | z.ZodType>;

export const ours = {
  purchase: {
    policy_start_date: text
      .optional()
      .describe('Ours (decisions M43): ISO day, today to 60 days from now; absent: today.'),
    condition_confirmed: flag
      .optional()
      .describe(
        'Ours (decisions X31): whether the conditions of the chosen plans apply. "no": refused, the conditions stand in status. Absent: accepted, and the policy is marked as not confirmed.',
      ),
  },
} as const satisfies Record<string, Shape>;
