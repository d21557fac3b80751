import { parsePhone } from '@muqarin/rules/phone';
import { withWholeDates } from '@muqarin/rules/site/whole-dates';
import { type Fields, type PostAnswer, postForm, sendRpc } from '@/lib/post-form.ts';

const ofThePage = new Set(['form', 'return']);

/** Form-encoded, as the home page and the claim send it (S2 7). */
export function formPayload(address: string, fields: Fields): Promise<PostAnswer> {
  return postForm(address, withFullNumber(own(fields)));
}

/** A JSON text in `data` (S2 3, blog); the token stands inside it (decisions X4). */
export function dataPayload(address: string, fields: Fields): Promise<PostAnswer> {
  return postForm(address, { data: JSON.stringify(withFullNumber(own(fields))) });
}

/** JSON-RPC (S2 7; decisions X3): what is inside `result` comes back as the body. */
export function rpcPayload(address: string, fields: Params): Promise<PostAnswer> {
  return sendRpc(address, withFullNumber(own(fields)));
}

/** The landing pages' payload (S2 3): its e-mail is `email_from`, its client type an integer, its date whole. */
export function callMeBackPayload(sent: Fields): Params {
  const { email, client_type_id, ...fields } = withWholeDates(sent);
  return {
    ...fields,
    ...(email === undefined ? {} : { email_from: email }),
    ...(client_type_id === undefined ? {} : { client_type_id: Number(client_type_id) }),
  };
}

/** JSON has numbers too. */
type Params = Readonly<Record<string, string | number>>;

function own<Value>(fields: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !ofThePage.has(name)));
}

/** What the phone widget of the document reports beside the number (S2 3). */
function withFullNumber<Value>(
  fields: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value | string>> {
  const { phone, dial_code } = fields;
  if (typeof phone !== 'string' || typeof dial_code !== 'string') return fields;
  const parsed = parsePhone({ phone, dial_code });
  return parsed.ok ? { ...fields, fullNumber: parsed.fullNumber } : fields;
}
