// The individual journey as k6 walks it: browse, submit, compare, mail. Started by `npm run load`, which gives ORIGIN, RATE
// (journeys a second) and SECONDS. Only that command raises the limits on one address: here one machine plays everybody.
import { check, fail } from 'k6';
import http from 'k6/http';
import { Counter, Trend } from 'k6/metrics';

const origin = __ENV.ORIGIN;
const journey = '/survey/medical/individual';
const answered = new Counter('leads_answered');
const submitTime = new Trend('submit_answer', true);

const rate = Number(__ENV.RATE);
const arrivals = (perSecond, exec) => ({
  executor: 'constant-arrival-rate',
  exec,
  rate: Math.max(1, Math.round(perSecond * 10)),
  timeUnit: '10s',
  duration: `${__ENV.SECONDS}s`,
  preAllocatedVUs: 20,
  maxVUs: 200,
});

export const options = {
  discardResponseBodies: false,
  // Half of those who look answer the questions; everybody who answers compares, and one in two asks for the mail.
  scenarios: {
    browse: arrivals(rate, 'browse'),
    submit: arrivals(rate / 2, 'submit'),
  },
  thresholds: {
    http_req_failed: ['rate==0'],
    checks: ['rate==1'],
    dropped_iterations: ['count==0'],
    'http_req_duration{step:page}': ['p(95)<800'],
    'http_req_duration{step:answer}': ['p(95)<250'],
    'http_req_duration{step:submit}': ['p(95)<400', 'p(99)<1000'],
    'http_req_duration{step:list}': ['p(95)<400'],
    'http_req_duration{step:compare}': ['p(95)<400'],
    'http_req_duration{step:mail}': ['p(95)<400'],
  },
  summaryTrendStats: ['count', 'avg', 'p(50)', 'p(95)', 'p(99)', 'max'],
};

export function browse() {
  page('/');
  page(`${journey}?step=emirate`);
  page('/how-we-rank');
}

export function submit() {
  page(`${journey}?step=emirate`);
  answer('emirate', { main_emirate: '2' });
  answer('category', { category: 'self' });
  answer('member_count', { member_count: '1' });
  answer('self', member());
  answer('check', {});
  const contact = get(`/api/pages/medical/individual/questionnaire?step=contact`, 'answer').json();
  const unique = `${__VU}-${__ITER}-${Date.now()}`;
  const sent = post(
    `${journey}?step=contact`,
    {
      name: 'Load Test',
      email: `load-${unique}@example.com`,
      phone: '501234567',
      dial_code: '+971',
      'g-recaptcha-response': contact.captchaTicket,
    },
    'submit',
  );
  submitTime.add(sent.timings.duration);
  if (!check(sent, { 'the lead is answered': (r) => r.status === 200 && r.json('ok') === true })) {
    fail(`submit answered ${sent.status}`);
  }
  answered.add(1);
  compare();
}

function compare() {
  const list = get('/api/pages/medical/individual/products', 'list').json();
  const ids = list.tiles.slice(0, 3).map((tile) => String(tile.planId));
  post(`${journey}/compare-plans`, { product_ids: ids.join(',') }, 'compare');
  page(`${journey}/compare-plans`, 'compare-page');
  if (__ITER % 2 === 0) {
    post(`${journey}/email-quote`, { selected_product_ids: ids.join(','), email: '' }, 'mail');
  }
}

function member() {
  const named = {
    dob_year: String(1960 + (__ITER % 40)),
    dob_month: '3',
    dob_day: '14',
    gender_id: String(1 + (__VU % 2)),
    marital_status_id: '2',
    relation_id: '1',
  };
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [`members[1][${name}]`, value]),
  );
}

function page(path, step = 'page') {
  const answer = http.get(`${origin}${path}`, tagged(step, {}));
  check(answer, { 'the page is whole': (r) => r.status === 200 && r.body.includes('</html>') });
}

function get(path, step) {
  const answer = http.get(`${origin}${path}`, tagged(step, { accept: 'application/json' }));
  check(answer, { 'the model is there': (r) => r.status === 200 });
  return answer;
}

function answer(step, fields) {
  const sent = post(`${journey}?step=${step}`, fields, 'answer');
  check(sent, { 'the step is taken': (r) => r.status === 200 && r.json('ok') === true });
}

function post(path, fields, step) {
  const token = http.get(`${origin}/api/csrf`, tagged('token', {})).json('token');
  const headers = { accept: 'application/json', 'sec-fetch-site': 'same-origin', origin };
  return http.post(`${origin}${path}`, { ...fields, csrf_token: token }, tagged(step, headers));
}

function tagged(step, headers) {
  return { headers, tags: { step, name: step }, redirects: 0 };
}
