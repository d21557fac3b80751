/** Somebody whose every datum can be told from all else, walked through the whole journey, its refusals and its faults. */

import type { Shopper } from './shopper.ts';
import { signInAgent } from './sign-in-agent.ts';

export const person = {
  name: 'Zaynab Ödegård Quraishi',
  email: 'zaynab.q7x@wathiq-post.com',
  otherEmail: 'friend.k9z@wathiq-other.org',
  phone: '509876541',
  emiratesId: '784-1987-7654321-9',
  born: { dob_year: '1987', dob_month: '11', dob_day: '23' },
  password: 'hunting-owls-42-zq',
} as const;

/** What may not be found, by name. */
export const personalValues: Readonly<Record<string, string>> = {
  'first name': 'Zaynab',
  'middle name': 'Ödegård',
  'last name': 'Quraishi',
  email: 'zaynab.q7x',
  'email domain': 'wathiq-post',
  'other email': 'friend.k9z',
  phone: '509876541',
  'phone with spaces': '50 987 6541',
  'phone with dashes': '50-987-6541',
  'Emirates ID': '784-1987-7654321-9',
  'Emirates ID without dashes': '784198776543219',
  'date of birth': '1987-11-23',
  'date of birth as read': '23/11/1987',
  'date of birth in parts': '"dob_year":"1987"',
  password: person.password,
};

const journey = '/survey/medical/individual';

export interface Walk {
  shopper: Shopper;
  dataDir: string;
}

/** The way as it is meant; gives secrets that came up on it. */
export async function walkThrough({ shopper, dataDir }: Walk): Promise<Record<string, string>> {
  const contact = { ...(await shopper.answerAll(person.email, person.born)), ...contactOf() };
  const page = (name: string) => shopper.send(`/api/pages/medical/individual/${name}`, {});
  await shopper.post(`${journey}/resume-link`, { email: person.email });
  const submitted = await shopper.submit(contact);
  if (!((await submitted.json()) as { ok: boolean }).ok) throw new Error('the form was refused');
  await page('products');
  const [planId, premium] = await cheapest(shopper);
  await shopper.post(`${journey}/email-quote`, {
    email: person.otherEmail,
    selected_product_ids: planId,
    return: '/',
  });
  const members = Object.entries(person.born).map(([field, value]) => [
    `members[1][${field}]`,
    value,
  ]);
  await shopper.post(`${journey}/members`, Object.fromEntries(members));
  await shopper.send(`${journey}/quote.pdf`, {});
  await shopper.post(`${journey}/select`, { product_id: planId });
  await shopper.post(`${journey}/buy-policy`, {
    product_id: planId,
    premium,
    policy_start_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    t_and_c_3: 'on',
    condition_confirmed: 'yes',
  });
  await shopper.post('/survey/medical/sponsor', {
    first_name: 'Zaynab',
    last_name: 'Quraishi',
    email: person.email,
    phone: person.phone,
    dial_code: '+971',
    is_dubai: 'yes',
    'g-recaptcha-response': '',
  });
  const { password } = await signInAgent(shopper, dataDir);
  const { token } = await shopper.get<{ token: string }>('/api/csrf');
  return { 'agent password': password, 'CSRF token': token, 'session cookie': shopper.cookie() };
}

/** Everything that can be refused, with everything personal in every place. */
export async function walkAstray({ shopper }: Pick<Walk, 'shopper'>): Promise<void> {
  const { name, email, emiratesId, phone } = person;
  const query = new URLSearchParams({ email, name, emirate_no: emiratesId, phone: '50 987 6541' });
  const bad = { ...contactOf(), email: `${email} ${emiratesId}`, phone: '50-987-6541' };
  await shopper.submit(bad);
  await shopper.post(`${journey}?step=self&${query.toString()}`, {
    'members[1][dob_year]': emiratesId,
  });
  await shopper.post('/staff/sign-in', { user: email, password: person.password });
  await shopper.post(`${journey}/email-quote`, { email: name });
  const places = [
    `/${encodeURIComponent(name)}?${query.toString()}`,
    `/api/${encodeURIComponent(email)}?${query.toString()}`,
    `/quotes/${emiratesId}/reproduce?${query.toString()}`,
    `/resume/${encodeURIComponent(email)}-and-some-more-letters`,
    `/download-file/${phone}/${encodeURIComponent(name)}/1`,
    `/logos/${encodeURIComponent(name)}.svg?${query.toString()}`,
    `/api/pages/medical/individual/products?${query.toString()}`,
    `/api/medical/individual/search-provider?keyword=${encodeURIComponent(name)}&selected_ids=${phone}`,
    `/api/medical/individual/get-products?data=${encodeURIComponent(JSON.stringify(wire()))}`,
    `/api/medical/individual/get-products?data=${encodeURIComponent(name)}`,
    `/dev/mailbox?to=${encodeURIComponent(email)}`,
    '/%E0%A4%A',
  ];
  const headers = {
    referer: `https://x.example/?${query.toString()}`,
    'user-agent': encodeURIComponent(name),
    'x-forwarded-for': email,
    'x-request-id': email,
    'x-correlation-id': email,
    tracestate: `v=${phone}`,
    baggage: `email=${email}`,
    traceparent: `00-${phone}-${phone}-01`,
  };
  for (const place of places) await (await shopper.send(place, { headers })).text();
  const posts: [string, string][] = [
    ['application/json', `{"contact": {"email": "${email}", "name": "${name}"`],
    ['application/json', JSON.stringify({ data: wire() })],
    ['application/xml', `<name>${name}</name>`],
    ['application/x-www-form-urlencoded', `name=${'x'.repeat(70_000)}${email}`],
  ];
  for (const [type, body] of posts) {
    const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body };
    await (await shopper.send('/api/medical/submit-individual-questionnaire', init)).text();
  }
}

export function contactOf() {
  return { name: person.name, email: person.email, phone: person.phone, dial_code: '+971' };
}

function wire() {
  return {
    category: person.name,
    self: person.born,
    contact: contactOf(),
    emirate_no: person.emiratesId,
  };
}

async function cheapest(shopper: Shopper): Promise<[string, string]> {
  interface Products {
    tiles: { id: number; netFils: number }[];
  }
  const { tiles } = await shopper.get<Products>('/api/pages/medical/individual/products');
  const [first] = tiles;
  if (!first) throw new Error('no plan fits');
  return [String(first.id), String(first.netFils / 100)];
}
