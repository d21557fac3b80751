/** The payloads of S2 section 7 that belong to accounts, and of ours beside them. */
import { digits, file, type Shape, text } from '../payload.ts';

export const payloads = {
  signIn: { csrf_token: text, email: text, password: text },
  reset: { csrf_token: text, email: text },
  update: { name: text, phone: text, email: text, gender: text },
  picture: { image: file.optional() },
  addPolicy: {
    insurance_type: text,
    insurance_company_id: digits,
    expiry_date: text,
    csrf_token: text,
    no_attachments: digits,
    'user_attachment-0': file.optional(),
  },
  addDocument: { check_list_id: text, csrf_token: text, policy_id: text },
  deleteAttachment: { id: text, model: text },
  checklist: { id: text, model: text },
  download: { model: text, field: text, id: text, filename: text },
} as const satisfies Record<string, Shape>;

export const ours = {
  signIn: { to: text.optional() },
  update: { dial_code: text.optional(), fullNumber: text.optional() },
  addPolicy: {
    expiry_year: text.optional(),
    expiry_month: text.optional(),
    expiry_day: text.optional(),
  },
} as const satisfies Record<string, Shape>;
