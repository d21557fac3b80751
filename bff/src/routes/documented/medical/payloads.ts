/** The payloads of S0 section 7, individual flow. */
import { z } from 'zod';
import { digits, flag, optional, type Shape, text } from '../payload.ts';

const answers: Shape = {
  client_type: text.optional(),
  main_emirate: digits,
  category: z.enum(['self', 'dependent', 'worker', 'employee']),
  member_count: digits,
  self: z.unknown().optional(),
  dependent: z.unknown().optional(),
  worker: z.unknown().optional(),
  employee: z.unknown().optional(),
};

export const payloads = {
  sponsor: {
    csrf_token: text,
    email: text,
    first_name: text,
    last_name: text,
    phone_number: text,
    dial_code: text,
    emirate: text,
  },
  answers,
  questionnaire: {
    ...answers,
    contact: z.looseObject({
      name: text,
      email: text,
      phone: text,
      dial_code: text,
      fullNumber: text.optional(),
    }),
    'g-recaptcha-response': text,
    csrf_token: text,
  },
  purchase: {
    ...optional(answers),
    product_id: digits,
    premium: digits,
    policy_start_date: text.optional(),
  },
} as const satisfies Record<string, Shape>;

export const ours = {
  line: {
    line: text
      .optional()
      .describe(
        'Ours: "medical-corporate" for the plans of a group, whose ids may have variants (`123dattgl4-7`, decisions M27); those with variants are a group\'s without it. "motor" for the plans of a car.',
      ),
    addons: text
      .optional()
      .describe(
        'Ours, with "motor": add-ons by plan, such as `5003:1-3,5007:`; those chosen in the list where a plan is not named.',
      ),
  },
  investor: {
    is_investor: flag
      .optional()
      .describe(
        'Plans for investors instead of those for the category, as the filter of the list.',
      ),
  },
  condition: {
    condition_confirmed: flag
      .optional()
      .describe(
        'Ours (decisions X31): whether the conditions apply that get-products lists for the plan. "yes": kept with the policy. "no": refused, the condition stands in status, nothing is stored. Absent: accepted, and the policy is marked as not confirmed.',
      ),
  },
} as const satisfies Record<string, Shape>;
