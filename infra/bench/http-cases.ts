/** What `npm run bench:http` asks for: each case with the answer it gets, its next request and its bounds. */
import type { Shopper } from '../test/support/shopper.ts';
import type { Explained } from './quoting-alone.ts';

export interface Case {
  name: string;
  /** An answer, for the reference to give. */
  text: string;
  plans: number;
  /** The whole next request as bytes. */
  next: () => string;
  bounds: {
    /** Held against the reference of the same run. */
    besideBare: boolean;
    /** Milliseconds at the 99th percentile. */
    p99?: number;
    cpuMicroseconds?: number;
  };
}

const calculatePremium = '/api/survey/motor/calculate-premium';
const getProducts = '/api/survey/medical/individual/get-products';
const leastPlans = 40;

/** Every plan of a car: at the quote's own value, and at another one each time, which is priced anew. */
export async function motorCases(shopper: Shopper, port: number): Promise<Case[]> {
  const idv = await motorQuote(shopper);
  const text = await answered(shopper, calculatePremium, { idv });
  const { prod_count: plans } = JSON.parse(text) as { prod_count: number };
  const ask = posts(shopper, port, calculatePremium);
  let moved = 0;
  const both = { text, plans: enough(plans), bounds: { besideBare: true } };
  return [
    { ...both, name: 'calculate-premium-kept', next: () => ask({ idv }) },
    {
      ...both,
      name: 'calculate-premium-moved',
      next: () => ask({ idv: idv - 1 - (moved++ % 2_000) }),
    },
  ];
}

/** Every plan for a person: never seen before, and the same one each time. */
export async function medicalCases(shopper: Shopper, port: number): Promise<Case[]> {
  const text = await answered(shopper, getProducts, person(0));
  const ask = posts(shopper, port, getProducts);
  let seen = 0;
  const both = { text, plans: enough((JSON.parse(text) as unknown[]).length) };
  return [
    {
      ...both,
      name: 'get-products-unseen',
      next: () => ask(person(++seen)),
      bounds: { besideBare: true, p99: 50, cpuMicroseconds: 1000 },
    },
    {
      ...both,
      name: 'get-products-kept',
      next: () => ask(person(0)),
      bounds: { besideBare: true },
    },
  ];
}

/** One plan after the other of a quote, as quoting explains them. */
export async function explainedCases(lines: Explained, port: number): Promise<Case[]> {
  return Promise.all(
    lines.map(async ({ line, paths }) => {
      const [first = ''] = paths;
      const text = await (await fetch(`http://127.0.0.1:${port}${first}`)).text();
      let asked = 0;
      return {
        name: `plan-explained-${line}`,
        text,
        plans: paths.length,
        next: () => {
          const path = paths[asked++ % paths.length] ?? first;
          return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`;
        },
        bounds: { besideBare: false, cpuMicroseconds: 300 },
      };
    }),
  );
}

function enough(plans: number): number {
  if (plans < leastPlans) throw new Error(`${plans} plans are fewer than ${leastPlans}`);
  return plans;
}

/** A person by day of birth, sex and marriage: more of them than lists are kept. */
function person(serial: number) {
  let left = serial;
  const digit = (size: number) => {
    const found = left % size;
    left = Math.floor(left / size);
    return found;
  };
  const self = {
    dob_day: 1 + digit(28),
    dob_month: 1 + digit(12),
    dob_year: 1966 + digit(40),
    gender_id: 1 + digit(2),
    marital_status_id: 1 + digit(2),
    relation_id: 1,
  };
  return { data: { main_emirate: 2, category: 'self', member_count: 1, self: { 1: self } } };
}

async function answered(shopper: Shopper, path: string, body: object): Promise<string> {
  const answer = await shopper.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify(body),
  });
  return answer.text();
}

function posts(shopper: Shopper, port: number, path: string): (body: object) => string {
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `cookie: ${shopper.cookie()}`,
    'sec-fetch-site: same-origin',
    'accept-encoding: identity',
    'content-type: application/json',
  ].join('\r\n');
  return (body) => {
    const text = JSON.stringify(body);
    return `${head}\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
  };
}

/** A five-year-old saloon: the plans of both types of cover. Its insured value. */
async function motorQuote(shopper: Shopper): Promise<number> {
  const models = await shopper.get<{ id: number; name: string }[]>(
    '/api/motor/get-models?make_id=1&year=2021',
  );
  const model = models.find(({ name }) => /camry/i.test(name))?.id ?? 0;
  const { variants } = await shopper.get<{ variants: { id: number }[] }>(
    `/api/motor/get-variants?make_id=1&model_id=${model}&year=2021`,
  );
  const answers = {
    emirate_id: '2',
    manf_year: '2021',
    variant_id: String(variants[0]?.id),
    is_vehicle_new: '0',
    first_reg_date: '2021-03-01',
    dob: '1990-05-20',
    uae_drive_exp: '5',
    nationality_id: '105',
    is_insured: '1',
    is_comprehensive: '1',
    is_agency_repair: '0',
    is_gcc_spec: '1',
    is_claims: '3',
  };
  const made = await shopper.post('/api/survey/motor/get-products', answers);
  const said = (await made.json()) as { error?: string };
  if (said.error !== undefined) throw new Error(said.error);
  // Any value is moved into the car's range, whose end is named in the answer.
  const page = await shopper.get<{ value: { idvAed: number } }>('/api/pages/motor/products');
  const priced = await answered(shopper, calculatePremium, { idv: page.value.idvAed });
  return (JSON.parse(priced) as { idv: number }).idv;
}
