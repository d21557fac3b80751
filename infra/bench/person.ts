/** Somebody at a browser, as a bench plays them: one session, its token, plain forms. */

export interface Person {
  /** Posts fields as a script of our pages does; the status, and what came. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Came>;
  get(path: string): Promise<Came>;
}

interface Came {
  status: number;
  text: string;
}

export async function openPerson(origin: string): Promise<Person> {
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}): Promise<Came> => {
    const headers = {
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie === '' ? {} : { cookie }),
    };
    const answer = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
    const set = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return { status: answer.status, text: await answer.text() };
  };
  const tokenOf = async () =>
    (JSON.parse((await send('/api/csrf')).text) as { token: string }).token;
  let token = await tokenOf();
  return {
    get: (path) => send(path),
    post: async (path, fields) => {
      const before = cookie;
      const body = new URLSearchParams({ csrf_token: token, ...fields });
      const came = await send(path, { method: 'POST', body });
      // A new session has a token of its own.
      if (cookie !== before) token = await tokenOf();
      return came;
    },
  };
}

/** An account of this address, opened by the link of the mail. */
export async function openAccountOf(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const person = await openPerson(origin);
  await person.post('/sign-up', { email });
  const token = await linkMailedTo(person, email);
  await person.post('/sign-up/open', { token, name: 'A person of the bench', password });
  return person;
}

async function linkMailedTo(person: Person, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { mails } = JSON.parse((await person.get('/api/dev/mails')).text) as {
      mails: { mailId: string; to: string }[];
    };
    const mail = mails.find(({ to }) => to === email);
    if (mail) {
      const { text } = await person.get(`/api/dev/mails/${mail.mailId}`);
      const token = /\/sign-up\/([\w.-]{20,200})/.exec(text)?.[1];
      if (token) return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no mail came');
}
