/** A shopper without a browser: keeps cookies and tokens, answers the questions by plain forms. */
const journey = '/survey/medical/individual';

const someDay = { dob_year: '1991', dob_month: '3', dob_day: '14' };

export class Shopper {
  readonly origin: string;
  #cookies = new Map<string, string>();

  /** With the cookie of an earlier visit, if there was one. */
  constructor(origin: string, cookie?: string) {
    this.origin = origin;
    this.#keep(cookie);
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.send(path, {})).json()) as T;
  }

  async post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { token } = await this.get<{ token: string }>('/api/csrf');
    return this.send(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams({ ...fields, csrf_token: token }).toString(),
    });
  }

  /** Up to the contact page; gives what its form would carry. */
  async answerAll(email: string, born = someDay): Promise<Record<string, string>> {
    const step = (name: string, fields: Record<string, string>) =>
      this.post(`${journey}?step=${name}`, fields);
    await step('emirate', { main_emirate: '2' });
    await step('category', { category: 'self' });
    await step('member_count', { member_count: '1' });
    const member = {
      ...born,
      gender_id: '2',
      marital_status_id: '2',
      relation_id: '1',
    };
    const named = Object.entries(member).map(([name, value]) => [`members[1][${name}]`, value]);
    await step('self', Object.fromEntries(named));
    await step('check', {});
    const page = await this.get<{ captchaTicket: string }>(
      `/api/pages/medical/individual/questionnaire?step=contact`,
    );
    return {
      name: 'Mariam Test',
      email,
      phone: '501234567',
      dial_code: '+971',
      'g-recaptcha-response': page.captchaTicket,
    };
  }

  submit(contact: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.post(`${journey}?step=contact`, contact, headers);
  }

  cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(`${this.origin}${path}`, {
      ...init,
      redirect: 'manual',
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: this.cookie(),
        origin: this.origin,
        'sec-fetch-site': 'same-origin',
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      this.#keep(line);
    }
    return answer;
  }

  #keep(line = ''): void {
    const [, name, value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined) this.#cookies.set(name, value);
  }
}
